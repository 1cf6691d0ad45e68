import type { Language, Pair } from './types.js';

/** The words of the pages about a game's time. */
export const clockPages: { readonly [key: string]: Pair } = {
  gameTime: ['Zeit', 'Time'],
  gameTimeText: [
    'Wie lange jeder für seine Züge hat und was geschieht, wenn die Zeit um ist. Nach dem Anlegen lässt sich das nicht mehr ändern.',
    'How long everybody has for their turns, and what happens when the time is up. It cannot be changed once the game is made.',
  ],
  presetRelaxed: [
    'In Ruhe: 5 Tage auf Vorrat, 12 Stunden dazu mit jedem Zug',
    'At leisure: 5 days in store, 12 hours more with each turn',
  ],
  presetBrisk: ['Zügig: ein Tag für jeden Zug', 'Brisk: a day for each turn'],
  presetNone: ['Ohne Uhr: jeder nimmt sich Zeit', 'No clock: everybody takes their time'],
  presetOwn: ['Eigene Regeln, wie unten gewählt', 'Rules of your own, as chosen below'],
  ownTime: ['Eigene Regeln', 'Rules of your own'],
  ownTimeText: [
    'Gilt nur, wenn oben „Eigene Regeln“ gewählt ist.',
    'Counts only where “Rules of your own” is chosen above.',
  ],
  minutesUnit: ['Minuten', 'minutes'],
  hoursUnit: ['Stunden', 'hours'],
  daysUnit: ['Tage', 'days'],
  percentUnit: ['Prozent, durch Kommas getrennt', 'percent, separated by commas'],

  'timeField.pace.kind': ['Art der Uhr', 'Kind of clock'],
  'timeField.pace.kind.text': [
    'Ein Vorrat wächst mit jedem Zug; eine Frist beginnt mit jedem Zug neu.',
    'A bank grows with each turn; a deadline begins anew with each turn.',
  ],
  'timeChoice.pace.kind.deadline': ['Frist für jeden Zug', 'A deadline for each turn'],
  'timeChoice.pace.kind.bank': ['Vorrat', 'A bank'],
  'timeField.pace.turn': ['Frist für einen Zug', 'Time for a turn'],
  'timeField.pace.turn.text': ['Nur bei einer Frist.', 'With a deadline only.'],
  'timeField.pace.bank': ['Vorrat zu Beginn', 'In the bank at the start'],
  'timeField.pace.bank.text': ['Nur bei einem Vorrat.', 'With a bank only.'],
  'timeField.pace.increment': ['Kommt mit jedem Zug dazu', 'Added with each turn'],
  'timeField.pace.increment.text': ['Nur bei einem Vorrat.', 'With a bank only.'],
  'timeField.pace.cap': ['Höchstens im Vorrat', 'At most in the bank'],
  'timeField.pace.cap.text': [
    'Nur bei einem Vorrat; mehr lässt sich nicht ansparen.',
    'With a bank only; nobody can save more.',
  ],
  'timeField.stops.holidays': ['Urlaub hält die Uhr an', 'Holidays stop the clock'],
  'timeField.stops.holidays.text': [
    'Urlaubstage trägt jeder bei seinen Einstellungen ein.',
    'Everybody notes down days of holiday in their settings.',
  ],
  'timeField.holidayDays': ['Urlaubstage im Jahr', 'Days of holiday a year'],
  'timeField.holidayDays.text': [
    'So viele Tage im Jahr halten die Uhr eines Spielers an.',
    'So many days a year stop the clock of a player.',
  ],
  'timeField.stops.quietHours': ['Ruhezeiten halten die Uhr an', 'Quiet hours stop the clock'],
  'timeField.stops.quietHours.text': [
    'Die Nacht jedes Spielers, in seiner Zeitzone und wie er sie eingestellt hat.',
    'Each player’s night, in their own zone and as they have set it.',
  ],
  'timeField.stops.weekends': ['Wochenenden halten die Uhr an', 'Weekends stop the clock'],
  'timeField.stops.weekends.text': [
    'Samstag und Sonntag, in der Zeitzone des Spielers.',
    'Saturday and Sunday, in the player’s zone.',
  ],
  'timeField.reminders': [
    'Erinnern, wenn so viel der Zeit verbraucht ist',
    'Remind when so much of the time is used up',
  ],
  'timeField.reminders.text': [
    'Höchstens vier Zahlen von 1 bis 99; leer für keine.',
    'Four numbers from 1 to 99 at most; empty for none.',
  ],
  'timeField.atZero.grace': ['Nachfrist', 'Grace'],
  'timeField.atZero.grace.text': [
    'So lange geschieht noch nichts, wenn die Zeit um ist.',
    'For so long nothing happens yet when the time is up.',
  ],
  'timeField.atZero.pass': ['Wenn die Zeit um ist, passen', 'Pass when the time is up'],
  'timeField.atZero.pass.text': [
    'Nur wo die Regeln ein Passen erlauben; sonst gilt das Nächste.',
    'Only where the rules allow a pass; otherwise the next line counts.',
  ],
  'timeField.atZero.vote': ['Sonst stimmen die anderen ab', 'Otherwise the others vote'],
  'timeField.atZero.vote.text': [
    'Wer nicht antwortet, stimmt nicht zu.',
    'Whoever does not answer does not agree.',
  ],
  'timeChoice.atZero.vote.none': ['nein, nur erinnern', 'no, only remind'],
  'timeChoice.atZero.vote.majority': ['ja, die Mehrheit entscheidet', 'yes, the majority decides'],
  'timeChoice.atZero.vote.unanimous': ['ja, alle müssen einig sein', 'yes, all must agree'],
  'timeField.atZero.voteOn': ['Worüber abgestimmt wird', 'What is voted on'],
  'timeField.atZero.voteOn.text': ['Warten kann man immer.', 'To wait is always a choice.'],
  'timeChoice.atZero.voteOn.replace': ['einen Ersatz suchen', 'look for somebody else'],
  'timeChoice.atZero.voteOn.end': ['die Partie beenden', 'end the game'],
  'timeChoice.atZero.voteOn.either': ['eines von beiden', 'either'],
  'timeField.atZero.voteHours': ['Dauer einer Abstimmung', 'Length of a vote'],
  'timeField.atZero.voteHours.text': [
    'Entscheidet sie nichts, wird danach neu gefragt.',
    'Where it decides nothing it is asked again.',
  ],
  'timeField.atZero.remindHours': ['Nach der Zeit erinnern alle', 'Remind after the time every'],
  'timeField.atZero.remindHours.text': [
    'Wo nicht gepasst und nicht abgestimmt wird.',
    'Where nothing is passed and nothing is voted on.',
  ],

  timeNone: ['Ohne Uhr.', 'No clock.'],
  timeDeadline: ['Jeder hat {turn} für einen Zug.', 'Everybody has {turn} for a turn.'],
  timeBank: [
    'Jeder hat {bank} auf Vorrat; mit jedem Zug kommen {increment} dazu, bis zu {cap}.',
    'Everybody has {bank} in store; each turn adds {increment}, up to {cap}.',
  ],
  timeStops: ['Die Uhr steht: {what}.', 'The clock stands: {what}.'],
  timeStopsNever: ['Die Uhr läuft Tag und Nacht.', 'The clock runs day and night.'],
  stopHolidays: ['im Urlaub ({days} Tage im Jahr)', 'on holiday ({days} days a year)'],
  stopQuiet: ['in der Ruhezeit des Spielers', 'in the player’s quiet hours'],
  stopWeekends: ['am Wochenende', 'at weekends'],
  zeroGrace: [
    'Ist die Zeit um, gilt noch eine Nachfrist von {grace}.',
    'When the time is up there is a grace of {grace}.',
  ],
  zeroPass: [
    'Dann wird gepasst, wo die Regeln es erlauben.',
    'Then a pass is made where the rules allow it.',
  ],
  zeroVote: [
    'Ist die Zeit um, stimmen die anderen ab, was geschieht.',
    'When the time is up the others vote on what happens.',
  ],
  zeroRemind: ['Ist die Zeit um, wird nur erinnert.', 'When the time is up there are only reminders.'],

  clocks: ['Uhren', 'Clocks'],
  clockPlayer: ['Spieler', 'Player'],
  clockLeft: ['Noch', 'Left'],
  clockUntil: ['Bis', 'Until'],
  clockState: ['Stand', 'State'],
  clockRuns: ['läuft', 'runs'],
  clockStands: ['steht', 'stands'],
  clockOver: ['um', 'up'],
  'clockStopped.pause': ['steht: Pause', 'stands: paused'],
  'clockStopped.holiday': ['steht: im Urlaub', 'stands: on holiday'],
  'clockStopped.night': ['steht: Ruhezeit', 'stands: quiet hours'],
  'clockStopped.weekend': ['steht: Wochenende', 'stands: weekend'],
  clockResumes: ['{why}, bis {time}', '{why}, until {time}'],
  gamePaused: ['Die Partie hat Pause. Keine Uhr läuft.', 'The game is paused. No clock runs.'],
  gamePausedUntil: [
    'Die Partie hat Pause bis {time}. Keine Uhr läuft.',
    'The game is paused until {time}. No clock runs.',
  ],
  deadlineIs: ['bis {time}, noch {left}', 'until {time}, {left} left'],
  deadlineOver: ['die Zeit ist um seit {time}', 'the time has been up since {time}'],
  sortGames: ['Reihenfolge', 'Order'],
  sortByWait: ['am längsten wartend', 'longest wait'],
  sortByDeadline: ['nächste Frist', 'next deadline'],
};

const units = [
  { length: 86_400_000, de: 'Tg.', en: 'd' },
  { length: 3_600_000, de: 'Std.', en: 'h' },
  { length: 60_000, de: 'Min.', en: 'min' },
] as const;

/** A length of time in its two largest units, rounded down: `2 d 4 h`. */
export const durationText = (language: Language, milliseconds: number): string => {
  const first = units.findIndex(({ length }) => milliseconds >= length);
  if (first === -1) return `0 ${units[2][language]}`;
  let rest = milliseconds;
  const parts = units.slice(first, first + 2).map(unit => {
    const count = Math.floor(rest / unit.length);
    rest -= count * unit.length;
    return { count, text: `${count} ${unit[language]}` };
  });
  return parts
    .filter(({ count }) => count > 0)
    .map(({ text }) => text)
    .join(' ');
};
