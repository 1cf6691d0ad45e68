/** Refusals of moves of Imperial Steam, each with what is wrong and what would be right, in German. */
export const refusals: { readonly [code: string]: string } = {
  'not-your-turn': '{player:seat} ist am Zug.',
  'wrong-phase': 'Das ist gerade nicht möglich: {ask:asked}.',
  'no-marker': 'Sie haben in dieser Runde keinen Handmarker mehr.',
  'repeat-cost':
    '„{tile}“ noch einmal zu wählen kostet Einfluss. Nötige Schritte: {cost}, vorhandene: {steps}.',
  'nothing-done': 'Eine Hauptaktion muss etwas bewirken. Sonst passen Sie.',
  'nothing-done/hire': 'Stellen Sie mindestens einen Arbeiter oder Ingenieur ein, oder passen Sie.',
  'nothing-done/produce': 'Wählen Sie mindestens eine Fabrik, die produziert, oder passen Sie.',
  'nothing-done/order': 'Bestellen Sie mindestens ein Gut.',
  'nothing-done/charity': 'Kaufen Sie mindestens einen Schritt Einfluss, oder passen Sie.',
  'nothing-done/share':
    'Der Aktienkurs muss sich bewegen: eine Stufe nach oben oder beliebig viele nach unten.',

  'bid-range': 'Ein Gebot ist 0 bis {most:money}, in Schritten von {step}; {amount} geht nicht.',
  'bid-done': 'Ihr Gebot ist schon abgegeben.',

  'track-count': 'Bauen Sie ein oder zwei Gleise, nicht {count}.',
  'no-such-link': '{a:city} und {b:city} sind nicht benachbart.',
  'not-connected': '{a:city}–{b:city} schließt nicht an Ihr Netz an.',
  'own-track': 'Auf {a:city}–{b:city} haben Sie schon ein Gleis.',
  'state-railway': '{a:city}–{b:city} ist eine Staatsbahn: Dort kaufen Sie Zugang, statt ein Gleis zu bauen.',
  'link-limit': 'Ohne Bahnhof in {city} dürfen Sie nur {most} der Verbindungen dieser Stadt benutzen.',
  'no-pieces': 'Sie haben kein Gleis mehr.',
  'need-bridge': '{a:city}–{b:city} ist eine graue Verbindung: Sie brauchen einen Brückenbauer.',
  'need-tunnel': '{a:city}–{b:city} ist eine orange Verbindung: Sie brauchen einen Tunnelbauer.',
  'need-goods':
    'Sie brauchen {needed:good}; im Lager haben Sie {stored:good}. Güter an der Anlegestelle zählen nicht.',
  'need-experience': 'Die Arbeit braucht {effort} Erfahrung; die gewählten Arbeiter haben {experience}.',
  'worker-busy':
    'Auf Feld {field} sind nicht genug Arbeiter frei: {usable}, nicht {wanted}. Die anderen arbeiten in dieser Runde schon.',
  'no-worker': 'Auf Feld {field} haben Sie weniger als {wanted} Arbeiter.',
  'no-worker/training': 'Auf Feld {field} ist kein Arbeiter im Schulungsbereich.',
  'no-worker/work': 'Auf Feld {field} ist kein Arbeiter im Arbeitsbereich.',
  'fee-money': 'Auf {a:city}–{b:city} zahlen Sie anderen {cost:money} Gebühr; Sie haben {money:money}.',
  'no-money': 'Das kostet {cost:money}; Sie haben {money:money}.',

  'bonus-points': 'So viele Punkte hat der Geschäftsmarker nicht: {points}, nicht {spent}.',
  'no-car': 'So viele freie Güterwagen haben Sie nicht: {free}, nicht {wanted}.',

  'hub-reach': 'Der Knotenpunkt {hub} steht bei {at} Einfluss, Sie bei {influence}: Er ist außer Reichweite.',
  'no-column': 'Nennen Sie die Spalte, aus der die Arbeiter kommen.',
  'one-column':
    'In dieser Aktion stellen Sie aus Spalte {column:value} ein: Arbeiter kommen nur aus einer Spalte.',
  'no-such-column': 'Die Spalte {column:value} gibt es mit {players} Spielern nicht.',
  'workers-out': 'Im Vorrat sind von Ihren {all} Arbeitern noch {left}, nicht {count}.',
  'engineer-owned': 'Sie haben schon einen {engineer}; mehr als einer geht nicht.',
  'engineer-gone': 'Der Knotenpunkt {hub} hat keinen {engineer} mehr.',

  'not-in-network': '{city} ist nicht in Ihrem Netz.',
  'no-station-site': 'In {city} ist keine Bahnhofsbaustelle frei.',
  'stations-out': 'Sie haben schon alle {all} Bahnhöfe gebaut.',
  'no-such-site': 'Eine Fabrikbaustelle „{site}“ gibt es nicht.',
  'no-factory-site': 'Die Fabrikbaustelle {site} ist schon besetzt.',
  'site-closed': 'Die Fabrikbaustelle {site} gibt es nur ab {players} Spielern.',
  'factories-out': 'Vom Fabriktableau sind alle Fabriken für {good} vergeben.',

  'nothing-to-produce': 'Neben keinem Ihrer Fabrikarbeiter liegen noch Güter.',
  'nothing-to-produce/site': 'In {site} liegt kein Gut neben einem Fabrikarbeiter von Ihnen.',
  'no-room': 'Werfen Sie zuerst ab, was keinen Platz im Lager hat: {surplus}.',
  'discard-count': 'Werfen Sie genau so viele Güter ab, wie nicht passen: {surplus}, nicht {count}.',
  'discard-spare':
    'Von {good} können Sie höchstens {spare} abwerfen, nicht {count}: Mehr würde keinen Platz schaffen.',

  'market-empty': 'Im Versandmarkt ist von {good} nicht genug da: {left} statt {wanted}.',
  'order-limit':
    'An der Anlegestelle hat in dieser Runde niemand mehr als {limit} Güter; bei Ihnen wären es {docked} + {count}.',
  'order-round-8': 'In Runde {round} kann man nichts bestellen: Es gibt keine nächste.',

  'loco-not-yet': 'Die IS-{level} gibt es erst ab Runde {round}.',
  'loco-out': 'Es gibt keine IS-{level} mehr.',
  'trains-full': 'Mehr als {most} Züge hat niemand. Sie können einen aufrüsten.',
  'no-such-train': 'Sie haben keine IS-{level}.',
  'not-higher': 'Aufrüsten geht nur auf eine höhere Stufe als IS-{level}.',

  'contract-gone': 'Der Vertrag {contract} liegt nicht mehr aus.',
  'need-cars': 'Der Vertrag {contract} reserviert {needed} Güterwagen; frei haben Sie {free}.',

  'share-top': 'Ihr Aktienkurs steht schon bei {price:money}; höher geht es nicht.',
  'share-bottom': 'Ihr Aktienkurs steht schon bei {price:money}; tiefer geht es nicht.',
  'share-rows': 'Heben kann man den Aktienkurs nur um {most} Stufe, nicht um {rows}.',
  'share-rows/lowering': 'In dieser Aktion senken Sie den Aktienkurs: Er kann nur weiter sinken.',
  'share-rows/down': 'So weit kann der Aktienkurs nicht sinken. Stufen bis ganz unten: {most}.',
  'need-influence':
    'Den Aktienkurs auf {price:money} zu heben kostet Einfluss. Nötige Schritte: {cost}, vorhandene: {steps}.',
  'no-investor': 'Ihr oberster Investor zahlt höchstens {highest:money}; der Aktienkurs ist {price:money}.',
  'no-investor/none': 'Auf Ihrem Aktienmarkt steht kein Investor. Verträge bringen welche.',
  'shareholders-full': 'Sie haben schon {most} Aktionäre; mehr gibt es nicht.',
  'charity-top': 'Bis zum Ende der Einflussleiste sind es weniger Schritte: {most}, nicht {steps}.',

  delivered: 'Sie haben in diesem Zug schon ein Gut ausgeliefert; es geht nur einmal.',
  'need-coal': 'Ausliefern kostet eine Kohle aus dem Lager; dort haben Sie keine.',
  'no-demand': '{city} hat keine freie Nachfrage nach {good}.',
  'coal-twice': 'Nach {city} haben Sie schon Kohle geliefert; zweimal geht es nicht.',
  'no-factory-good': 'In {site} liegt kein Gut neben einem Fabrikarbeiter von Ihnen.',
  'not-state': '{a:city}–{b:city} ist keine Staatsbahn.',
};
