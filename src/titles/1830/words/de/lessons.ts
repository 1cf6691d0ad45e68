import type { Translation } from '../../../../words/language.js';
import type { lessons as en } from '../en/lessons.js';

/** What a newcomer is told in a first game of 1830. */
export const lessons: Translation<typeof en> = {
  'bid-for-choice/bid-for-choice': {
    heading: 'Für die erste Wahl bieten',
    asked:
      'Vor allem anderen werden sechs kleine Privatgesellschaften verkauft, in so vielen Gruppen, wie Spieler da sind. Sie bieten darauf, als Erster zu wählen, oder passen. Die Tabelle der Privatgesellschaften zeigt die Gruppen; auch dort können Sie bieten, in Ihrer Spalte.',
    why: 'Ein kleines Gebot genügt, solange sonst niemand bietet. Wer als Erster wählt, nimmt die Gruppe, die am besten passt.',
    then: 'Der Nächste bietet mehr oder passt. Der Höchstbietende wählt zuerst und zahlt sein Gebot zum Preis der Gruppe dazu.',
    also: 'Passen ist genauso gut: Sie bekommen eine der anderen Gruppen und zahlen nichts für die Wahl.',
  },
  'bid-for-choice': {
    heading: 'Nicht um die erste Wahl bieten',
    asked:
      'Vor allem anderen werden sechs kleine Privatgesellschaften verkauft, in so vielen Gruppen, wie Spieler da sind. Sie bieten darauf, als Erster zu wählen, oder passen. Die Tabelle der Privatgesellschaften zeigt die Gruppen; auch dort können Sie bieten, in Ihrer Spalte.',
    why: 'Alle Gruppen sind etwa so viel wert, wie sie kosten, und eine bekommen Sie auf jeden Fall. Ihr Geld ist dafür da, eine Bahngesellschaft zu gründen.',
    then: 'Die anderen bieten oder passen. Der Höchstbietende wählt zuerst, die anderen folgen in der Reihenfolge ihrer Gebote.',
    also: 'Ein Gebot von $5 oder $10 ist genauso gut, wenn Sie eine bestimmte Gruppe wollen, etwa die mit einer Aktie.',
  },
  'choose-group': {
    heading: 'Eine Gruppe von Privatgesellschaften nehmen',
    asked:
      'Sie wählen eine der Gruppen, die noch da sind, und zahlen, was sie kostet. In der Tabelle der Privatgesellschaften hat jede einen Knopf.',
    why: 'Eine Privatgesellschaft zahlt ihrem Besitzer in jeder Betriebsrunde etwas Geld. Was die Gruppe übrig lässt, ist für eine Bahngesellschaft da: $402 genügen, um eine zu gründen und alle Aktien zu bezahlen, die sie braucht.',
    then: 'Die anderen nehmen ihre Gruppen. Dann beginnt die erste Aktienrunde.',
    also: 'Eine teurere Gruppe ist genauso gut: Sie bringt in jeder Betriebsrunde mehr.',
  },
  'set-par': {
    heading: 'Den Kurs festlegen',
    asked:
      'Mit dieser Privatgesellschaft sind Sie Direktor einer Bahngesellschaft geworden. Sie legen ihren Ausgabekurs fest.',
    why: 'Sobald 60\u00a0% ihrer Aktien verkauft sind, bekommt die Gesellschaft das Zehnfache des Ausgabekurses. Ein hoher Kurs bringt ihr mehr Geld, aber jemand muss die Aktien auch kaufen.',
    then: 'Die erste Aktienrunde beginnt. Die Gesellschaft fährt, sobald 60\u00a0% ihrer Aktien verkauft sind.',
    also: 'Gut ist jeder Kurs, zu dem Sie, vielleicht mit den anderen zusammen, vier weitere Aktien bezahlen können.',
  },
  'stock-turn/par': {
    heading: 'Eine Bahngesellschaft gründen',
    asked:
      'In einer Aktienrunde kaufen Sie ein Zertifikat je Zug. Das erste einer Gesellschaft ist die Direktorenaktie: Sie zählt als zwei Aktien, kostet das Doppelte des Kurses, den Sie festlegen, und macht Sie zum Direktor. Unter „Gesellschaft gründen“ stehen die, die Sie gründen können, mit ihren Kursen; Sie können auch auf einen Kurs am Aktienmarkt tippen.',
    why: 'Der Direktor entscheidet alles, was die Gesellschaft tut. Auf den Kurs kommt es an: Sind 60\u00a0% der Aktien verkauft, bekommt die Gesellschaft das Zehnfache davon als eigenes Geld.',
    then: 'Die anderen sind am Zug. Danach können Sie weitere Aktien Ihrer Gesellschaft kaufen.',
    also: 'Eine andere Gesellschaft ist genauso gut; jede beginnt in einer anderen Stadt. Bei $67 können Sie alle sechs Aktien allein bezahlen. Ein höherer Kurs ist genauso gut, wenn Sie mehr Geld haben.',
  },
  'stock-turn/buy': {
    heading: 'Eine Aktie kaufen',
    asked:
      'Sie kaufen ein Zertifikat je Zug: aus dem Anfangsangebot zum Ausgabekurs oder aus dem Bankpool zum Marktkurs. Was Sie kaufen können, hat in der Tabelle der Aktien einen Knopf mit seinem Preis.',
    why: 'Eine Aktie bringt Ihnen ein Zehntel jeder Dividende, und ihr Kurs steigt, wenn die Gesellschaft ausschüttet. Eine Gesellschaft fährt erst, wenn 60\u00a0% ihrer Aktien verkauft sind. Darum kommt Ihre eigene zuerst.',
    then: 'Die anderen sind am Zug. Sind 60\u00a0% verkauft, bekommt die Gesellschaft ihr Geld und fährt in der nächsten Betriebsrunde.',
    also: 'Wenn Ihre eigene Gesellschaft fahren kann, sind Aktien einer anderen, die gut verdient, genauso gut.',
  },
  'stock-turn/sell': {
    heading: 'Eine Aktie verkaufen',
    asked:
      'Ab der zweiten Aktienrunde dürfen Sie auch verkaufen, vor Ihrem Kauf und danach. „Verkaufen“ in Ihrer Spalte der Tabelle sagt, was wie viele Aktien bringen.',
    why: 'Eine Aktie, die wenig bringt, wird zu Geld für eine bessere.',
    then: 'Sie bekommen den Marktkurs. Für jede verkaufte Aktie fällt der Kurs um eine Zeile. Danach sind Sie noch am Zug.',
    also: 'Behalten ist genauso gut. Wenn Sie nichts tun wollen, passen Sie.',
  },
  'stock-turn/exchange': {
    heading: 'Eine Privatgesellschaft tauschen',
    asked: 'Wer die MH besitzt, darf sie gegen eine Aktie der NYC tauschen.',
    why: 'Eine Aktie einer Gesellschaft, die gut verdient, bringt mehr als die Privatgesellschaft.',
    then: 'Die Privatgesellschaft schließt, und Sie haben die Aktie. Danach sind Sie noch am Zug.',
    also: 'Solange die NYC wenig verdient, ist Behalten genauso gut.',
  },
  'stock-turn': {
    heading: 'Nichts mehr zu kaufen',
    asked: 'Sie dürfen ein Zertifikat kaufen, Aktien verkaufen oder passen.',
    why: 'Etwas Geld in der Hand ist nützlich: Vielleicht braucht es Ihre Gesellschaft später für eine Lok.',
    then: 'Die Aktienrunde endet, wenn alle nacheinander passen. Dann fahren die Gesellschaften. Kauft oder verkauft jemand etwas, werden Sie noch einmal gefragt.',
    also: 'Wenn Sie eine weitere Aktie bezahlen können, ist der Kauf genauso gut.',
  },
  'must-sell': {
    heading: 'Zu viele Aktien',
    asked: 'Sie haben mehr, als die Regeln erlauben, und müssen zuerst etwas verkaufen.',
    why: 'Verkaufen Sie, was Ihnen am wenigsten bringt.',
    then: 'Sobald Sie wieder innerhalb der Grenzen sind, geht Ihr Zug wie gewohnt weiter.',
    also: 'Jeder Verkauf, der Sie unter die Grenze bringt, ist recht.',
  },
  'choose-certificates': {
    heading: 'Neuer Direktor',
    asked: 'Jemand anders wird Direktor und gibt Aktien für die Direktorenaktie her.',
    why: 'Die Aktien sind so oder so gleich viel wert.',
    then: 'Die Zertifikate werden getauscht, und die Partie geht weiter.',
    also: 'Hier ist jede Wahl gleich gut.',
  },
  'home-token': {
    heading: 'Der erste Bahnhof',
    asked:
      'Ihre Gesellschaft setzt ihren ersten Bahnhof in ihre Heimatstadt. Dort ist mehr als ein Platz für ihn: Wählen Sie einen.',
    why: 'Zu jeder Strecke gehört eine Stadt mit einem Bahnhof der Gesellschaft.',
    then: 'Der Bahnhof bleibt dort bis zum Ende der Partie.',
    also: 'Beide Plätze sind gut, solange von dort ein Gleis weiterführen kann.',
  },
  'choose-city': {
    heading: 'Stadt des Bahnhofs',
    asked: 'Ein neues Plättchen führt beide Gleise in eine Stadt. Wählen Sie die Stadt für Ihren Bahnhof.',
    why: 'In der Stadt mit den alten Gleisen bleibt Ihre Strecke, wie sie war.',
    then: 'Die Gesellschaft, die gebaut hat, ist weiter am Zug.',
    also: 'Die andere Stadt ist recht, wenn von dort neue Gleise weiterführen.',
  },
  'lay-track/lay': {
    heading: 'Gleis legen',
    asked:
      'Jetzt fährt Ihre Gesellschaft, und Sie entscheiden für sie. Zuerst darf sie ein Gleisplättchen legen. Der Plan zeigt, wo; tippen Sie auf ein Feld, dann sehen Sie, was dort passt.',
    why: 'Eine Lok verdient, indem sie von einer Stadt oder einem Ort zum nächsten fährt. Das vorgeschlagene Plättchen macht die Fahrten einträglicher oder bringt das Gleis näher an die nächste Stadt.',
    then: 'Das Plättchen liegt dann für alle Gesellschaften da. Die meisten kosten nichts; an Wasser und im Gebirge zahlt die Gesellschaft. Solange sie keine Lok hat, verdient sie in ihrem Zug nichts, und ihr Kurs fällt.',
    also: 'Jedes Plättchen, das von Ihrer Heimatstadt zu einer Stadt oder einem Ort führt, ist genauso gut.',
  },
  'lay-track': {
    heading: 'Diesmal kein Gleis',
    asked: 'Ihre Gesellschaft darf ein Gleisplättchen legen oder es lassen.',
    why: 'Keines macht ihre Fahrten jetzt besser, oder es kostet mehr, als es einbringt.',
    then: 'Die Gesellschaft ist weiter am Zug.',
    also: 'Ein Plättchen in Richtung eines Orts, den Sie später erreichen wollen, ist genauso gut.',
  },
  'place-token/token': {
    heading: 'Ein zweiter Bahnhof',
    asked:
      'Ihre Gesellschaft darf einen weiteren Bahnhof setzen, in eine Stadt, die ihr Gleis erreicht. Der erste kostet $40, jeder weitere $100.',
    why: 'Auch dort dürfen Fahrten beginnen, und der Platz kann nicht mehr von anderen besetzt werden. Hier verdienen die Fahrten damit mehr.',
    then: 'Der Bahnhof bleibt dort bis zum Ende der Partie.',
    also: 'Am Anfang ist es genauso gut, das Geld für eine Lok zu behalten.',
  },
  'place-token': {
    heading: 'Noch kein zweiter Bahnhof',
    asked:
      'Ihre Gesellschaft darf einen weiteren Bahnhof setzen, in eine Stadt, die ihr Gleis erreicht. Der erste kostet $40, jeder weitere $100.',
    why: 'Die Fahrten verdienen damit noch nicht mehr, und das Geld ist in Loks besser angelegt.',
    then: 'Die Gesellschaft ist weiter am Zug.',
    also: 'Könnten andere eine Stadt füllen, die Sie brauchen, ist ein Bahnhof dort genauso gut.',
  },
  'run-trains': {
    heading: 'Die Loks fahren',
    asked:
      'Jede Lok fährt auf dem Gleis und besucht höchstens so viele Orte, wie ihre Zahl sagt, darunter einen mit einem Bahnhof der Gesellschaft.',
    why: 'Die Fahrt, die am meisten einbringt, wird für Sie gefunden.',
    then: 'Der Ertrag ist die Summe aller Orte. Danach entscheiden Sie, wer ihn bekommt.',
    also: 'Sie können die Fahrt auf dem Plan ändern. Keine andere bringt mehr, und die Regeln verlangen die beste.',
  },
  dividend: {
    heading: 'Eine Dividende zahlen',
    asked:
      'Die Gesellschaft hat etwas verdient. Sie schüttet das Geld an die Aktionäre aus, oder sie behält es.',
    why: 'Wird ausgeschüttet, bringt jede Aktie ein Zehntel, und der Kurs steigt. Wird einbehalten, bleibt alles in der Gesellschaft, und der Kurs fällt.',
    then: 'Das Geld wird gezahlt, und der Kurs ändert sich. Danach darf die Gesellschaft Loks kaufen.',
    also: 'Einbehalten ist genauso gut, wenn die Gesellschaft das Geld für ihre nächste Lok braucht.',
  },
  'buy-trains/train': {
    heading: 'Eine Lok kaufen',
    asked: 'Am Ende ihres Zugs darf die Gesellschaft von ihrem eigenen Geld Loks kaufen.',
    why: 'Ohne Lok verdient eine Gesellschaft nichts. Die 2er-Loks sind die billigsten: Jede fährt zwischen zwei Orten.',
    then: 'Die Lok fährt zum ersten Mal in der nächsten Betriebsrunde. Sind alle 2er verkauft, folgen 3er und mit ihnen grüne Plättchen. Mit der ersten 4er-Lok ist die Zeit der 2er vorbei.',
    also: 'Am Anfang genügt eine Lok. Eine zweite ist genauso gut, wenn es eine zweite Strecke für sie gibt.',
  },
  'buy-trains': {
    heading: 'Keine weitere Lok',
    asked: 'Die Gesellschaft darf noch eine Lok kaufen oder ihren Zug beenden.',
    why: 'Eine weitere Lok würde noch nichts verdienen, und das Geld ist später für eine bessere nötig.',
    then: 'Der Zug der Gesellschaft endet, und die nächste fährt. Nach der letzten beginnt die nächste Runde.',
    also: 'Gibt es eine zweite Strecke, ist eine zweite Lok genauso gut.',
  },
  'buy-privates': {
    heading: 'Privatgesellschaften für Ihre Gesellschaft',
    asked:
      'Ab Phase 3 darf eine Gesellschaft Spielern Privatgesellschaften abkaufen, für die Hälfte bis das Doppelte des aufgedruckten Preises.',
    why: 'Der Direktor entscheidet. Sie können also Ihre eigene Privatgesellschaft an Ihre eigene Gesellschaft verkaufen.',
    then: 'Das Geld geht von der Gesellschaft an den Besitzer, die Einnahmen gehen von da an an die Gesellschaft.',
    also: 'Wenn die Gesellschaft ihr Geld für Loks braucht, ist es genauso gut, es zu lassen.',
  },
  'use-private': {
    heading: 'Was eine Privatgesellschaft erlaubt',
    asked: 'Eine Privatgesellschaft erlaubt Ihrer Gesellschaft ein zusätzliches Gleisplättchen.',
    why: 'Es kostet nichts als das Gelände.',
    then: 'Die Gesellschaft ist weiter am Zug.',
    also: 'Bringt das Plättchen nichts, ist es genauso gut, es zu lassen.',
  },
  'free-token': {
    heading: 'Ein Bahnhof umsonst',
    asked: 'Eine Privatgesellschaft erlaubt Ihrer Gesellschaft, einen Bahnhof zu setzen, ohne zu zahlen.',
    why: 'Er kostet nichts, und die Stadt kann später viel wert sein.',
    then: 'Der Bahnhof bleibt dort bis zum Ende der Partie.',
    also: 'Ihn zu lassen ist nur dann genauso gut, wenn Sie Ihre Bahnhöfe anderswo brauchen.',
  },
  'forced-train': {
    heading: 'Die Gesellschaft braucht eine Lok',
    asked:
      'Eine Gesellschaft, die fahren könnte, muss eine Lok haben. Kann sie keine bezahlen, legt ihr Direktor den Rest dazu.',
    why: 'Die Regeln verlangen es. Meist ist die billigste Lok die richtige.',
    then: 'Die Lok wird gekauft, und die Partie geht weiter.',
    also: 'Eine andere ist genauso gut, wenn die Gesellschaft sie allein bezahlen kann.',
  },
  'train-on-credit': {
    heading: 'Eine Lok auf Kredit',
    asked:
      'Die Gesellschaft muss eine Lok haben, und alles Geld von ihr und Ihnen reicht nicht. Die Bank leiht, was fehlt.',
    why: 'Die Regeln verlangen es. Im Grundspiel geht dabei niemand bankrott.',
    then: 'Sie und die Gesellschaft zahlen alles, was Sie haben. Bis die Schuld getilgt ist, geht alles, was die Gesellschaft einnimmt, an die Bank.',
    also: 'Hier gibt es nichts anderes.',
  },
  'discard-train': {
    heading: 'Zu viele Loks',
    asked: 'In der neuen Phase darf jede Gesellschaft weniger Loks haben. Eine muss weg, ohne Entschädigung.',
    why: 'Geben Sie die ab, die zuerst veraltet.',
    then: 'Sie kommt in den Bankpool, wo andere sie kaufen können.',
    also: 'Eine andere ist nur dann genauso gut, wenn sie nicht gebraucht wird.',
  },
  offer: {
    heading: 'Jemand macht Ihnen ein Angebot',
    asked: 'Ein anderer Spieler bietet Ihnen einen Handel an. Nehmen Sie an, oder lehnen Sie ab.',
    why: 'Nehmen Sie nur an, was für Sie besser ist als das, was Sie hergeben.',
    then: 'Wer das Angebot gemacht hat, ist weiter am Zug.',
    also: 'Ablehnen schadet nie.',
  },
};
