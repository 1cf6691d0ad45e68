import type { prefsProblems as en } from '../../en/problems/prefs.js';
import type { Translation } from '../../language.js';

/** Refusals about times and mails, by code. */
export const prefsProblems: Translation<typeof en> = {
  'unknown-zone': 'Die Zeitzone „{zone}“ ist unbekannt.',
  'bad-time': '„{time}“ ist keine Uhrzeit; erwartet wird 00:00 bis 23:59.',
  'quiet-empty': 'Eine Ruhezeit, die um {at} beginnt und endet, ist leer.',
  'quiet-too-long': 'Diese Ruhezeit dauert {minutes} Minuten; höchstens {most} sind möglich.',
  'bad-date': '„{date}“ ist kein Datum; erwartet wird zum Beispiel 2030-07-31.',
  'holiday-backwards': 'Der Urlaub endet ({to}) vor seinem Anfang ({from}).',
  'holiday-past': 'Urlaub beginnt heute ({today}) oder später, nicht am {from}.',
  'holiday-too-far': 'Das ist zu weit voraus ({to}); spätestens möglich ist {latest}.',
  'holiday-over-allowance':
    'Im Jahr {year} sind {allowance} Tage möglich; frei sind noch {left}, nicht {asked}.',
  'holiday-not-taken': 'Für diese Tage ist kein Urlaub eingetragen.',
  'holiday-begun': 'Tage bis heute ({today}) lassen sich nicht entfernen.',
  'too-many-holidays': 'Das wären {days} Urlaubstage im Jahr {year}; höchstens {most} sind möglich.',
  'not-a-whole-number': '„{field}“ braucht eine ganze Zahl, nicht {value}.',
  'out-of-range': '„{field}“ muss zwischen {from} und {to} liegen, nicht bei {value}.',
  'not-a-list': '„{field}“ braucht eine Liste.',
  'too-many': '„{field}“ hat {count} Einträge; höchstens {most} sind möglich.',
  'bad-hold': 'Eine E-Mail wartet {from} bis {to} Sekunden.',
  'time-changed-too-often': 'Ruhezeiten und Zeitzone lassen sich in {hours} Stunden nur {most}-mal ändern.',
  'too-many-test-mails': 'Mehr als {most} Test-E-Mails in der Stunde sind nicht möglich.',
  'not-given-up':
    'Nur E-Mails an Sie, die in den letzten {days} Tagen nicht zuzustellen waren, lassen sich noch einmal schicken.',
};
