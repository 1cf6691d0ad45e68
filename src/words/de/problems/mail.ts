import type { mailProblems as en } from '../../en/problems/mail.js';
import type { Translation } from '../../language.js';

/** What stands against a mail that came in, by code. */
export const mailProblems: Translation<typeof en> = {
  'bad-signature': 'Die Signatur stimmt nicht.',
  'old-signature': 'Die Signatur ist älter als {seconds} Sekunden, oder die Uhren gehen verschieden.',
  'inbound-busy': 'Zu viele E-Mails; bitte versuchen Sie es später noch einmal.',
  'reply-help':
    'Schreiben Sie Ihre Züge in die ersten Zeilen Ihrer Antwort, jeden in eine eigene Zeile, wie unten gezeigt.',
  'reply-help-alone': '„hilfe“ steht für sich allein in der ersten Zeile.',
  'reply-vote-page': 'Diese Abstimmung lässt sich nur auf ihrer Seite beantworten.',
  'reply-empty': 'In Ihrer E-Mail stand kein Zug. Er gehört in die erste Zeile, über das Zitat.',
  'reply-too-large': 'Ihre E-Mail ist zu groß und wurde nicht gelesen.',
  'reply-off': 'Sie haben Züge per E-Mail abgeschaltet. In Ihrem Konto können Sie sie wieder zulassen.',
  'reply-seat-lost':
    'Ihr Platz in dieser Partie gehört inzwischen jemand anderem, oder Sie haben ihn abgegeben.',
  'reply-not-yours':
    'In Ihrem Namen kam eine E-Mail mit einem Zug, aber nicht nachweislich von einer Adresse Ihres Kontos. War sie von Ihnen, so schreiben Sie von einer solchen Adresse aus oder fügen Sie die andere Ihrem Konto hinzu.',
  'reply-outdated':
    'Seit der E-Mail, auf die Sie antworten, hat sich geändert, was Sie gefragt sind oder tun können.',
  'reply-after-own':
    'Seit der E-Mail, auf die Sie antworten, haben Sie schon gespielt. Antworten Sie auf die neueste.',
  'reply-after-undo': 'Seit der E-Mail, auf die Sie antworten, wurde ein Zug zurückgenommen.',
  'reply-trouble':
    'Wegen eines Fehlers bei uns konnten wir Ihre E-Mail nicht bearbeiten. Bitte spielen Sie auf der Seite der Partie.',
  'reply-trouble-midway':
    'Ein Fehler bei uns hat Ihre Antwort mittendrin aufgehalten. Sehen Sie auf der Seite der Partie nach, was gespielt wurde, und spielen Sie dort weiter.',
  'mailed-move-spent': 'Dieser Zug ist schon gespielt oder verworfen.',
};
