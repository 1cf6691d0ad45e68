import type { HelpText } from '../../help-text.js';

/** What is fair, what is not, and what of it the service itself sees to. */
export const fairPlay: HelpText = {
  title: 'Faires Spiel',
  lead: 'Was Ihnen beim Spielen helfen darf, was nicht, und worauf davon der Dienst selbst achtet.',
  sections: [
    {
      id: 'allowed',
      heading: 'Was Sie immer benutzen dürfen',
      text: [
        'Ihre Notizen, Ihre Pläne und die Seite „Was wäre, wenn?“. Sie wissen, was Ihnen gezeigt wird, und sonst nichts, und niemand außer Ihnen sieht sie.',
        'Die Regeln, den Verlauf, den Vergleich und die Diagramme Ihrer Partie. Alle am Tisch haben dieselben.',
        'Aufträge, und Züge, die für Sie gemacht werden, wo nichts anderes möglich ist.',
        'Ihre eigenen Rechnungen: auf Papier, in einer Tabelle oder in einem Programm, das zählt und zeigt, aber nicht wählt. Die [Schnittstelle](/api/docs) sagt einem Programm, was Sie sehen dürfen, und nicht mehr.',
      ],
    },
    {
      id: 'computer',
      heading: 'Den Computer fragen',
      text: [
        'Wo alle zugestimmt haben, darf fragen, wer am Zug ist: Was würde der Computer tun, und warum? Wer eine Partie anlegt, legt das fest. Die Einladung, der Warteraum und der Tisch sagen es, und es lässt sich nicht mehr ändern, sobald jemand anderes Platz genommen hat.',
        'Wer nur gegen Computer spielt, darf immer fragen. Ebenso, wer neu ist, in der [ersten Partie](/help/first-game).',
        'An allen anderen Tischen lehnt der Dienst das ab. Eine Partie, in der der Computer mitspielt oder gefragt werden darf, zählt weder in Ergebnissen noch in Statistiken noch bei der Verlässlichkeit.',
        'Der Computer bekommt gezeigt, was Sie gezeigt bekommen, und rät den Rest. Er zieht nicht für Sie: Er füllt das Formular aus, und Sie entscheiden.',
      ],
    },
    {
      id: 'programs',
      heading: 'Programme und Sprachmodelle',
      text: [
        'Programme dürfen hier mitspielen, mit einem Konto, das es sagt. Der Name an ihrem Platz endet auf „(Programm)“; Sie wissen also, mit wem Sie sich an den Tisch setzen.',
        'Mit jedem anderen Konto wählt ein Mensch die Züge. Lassen Sie weder ein Programm noch ein Sprachmodell wählen oder raten, wenn nicht alle am Tisch es wissen und zustimmen.',
      ],
    },
    {
      id: 'unfair',
      heading: 'Was nicht fair ist',
      text: [
        'Mit mehreren Konten an einem Tisch zu sitzen. Wer sich ein Gerät teilt, kann mit einem Konto mehrere Plätze spielen, jeden unter einem Namen, den alle sehen.',
        'Jemand anderen Ihre Züge wählen zu lassen, ohne dass die anderen es wissen.',
        'Außerhalb der Partie abzumachen, dass jemand einen anderen gewinnen lässt.',
        'Die eigene Zeit nur deshalb ablaufen zu lassen, um die anderen aufzuhalten.',
      ],
    },
    {
      id: 'checks',
      heading: 'Worauf der Dienst achtet',
      text: [
        'Er zeigt allen, was die Regeln sie sehen lassen. Was verborgen ist, verlässt den Server nicht.',
        'Er spielt, was die Regeln erlauben, und sonst nichts. Er zieht so, dass niemand es vorhersehen kann, und führt ein Protokoll, das niemand ändern kann.',
        'Er lehnt es ab, den Computer zu fragen, wo nicht alle zugestimmt haben, und gibt niemandem, der sich dazusetzt, einen zweiten Platz am selben Tisch.',
        'Er weiß nicht, wer hinter einem Konto sitzt oder was auf Ihrem Rechner läuft. Da vertraut er Ihnen.',
        'Wenn Sie meinen, dass jemand nicht fair spielt, fragen Sie nach, dann die anderen. Gemeinsam können Sie die Partie beenden; sie zählt dann für niemanden. Der Betreiber dieser Seite kann eine Partie anhalten und ein Konto sperren.',
      ],
    },
  ],
};
