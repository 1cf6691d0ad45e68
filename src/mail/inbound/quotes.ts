/** How people greet and sign. Each pattern looks at one line, in linear time. */

const signatures: readonly RegExp[] = [
  /^--$/u,
  /^(?:sent|gesendet|verschickt) (?:from|with|via|von|mit|\u00fcber|aus) .{2,100}$/iu,
  /^von mein(?:em|er) .{2,80} (?:gesendet|geschickt)$/iu,
  /^(?:get|holen sie sich|hol dir|laden sie) outlook (?:for|f\u00fcr) .{2,80}$/iu,
  /^(?:diese nachricht|this (?:message|e-?mail)) (?:wurde|was) .{0,60}\b(?:mit|von|from|with)\b .{2,100}$/iu,
  /^diese nachricht wurde von meinem .{2,100}$/iu,
  /^envoy\u00e9 (?:de|depuis) .{2,80}$/iu,
];

/* A word ends where no letter follows: unlike `\b` this holds behind a letter that is not English. */

const closings: readonly RegExp[] = [
  /^(?:(?:viele|liebe|beste|sch\u00f6ne|freundliche|herzliche|sonnige|mit (?:freundlichen|besten|lieben|vielen|herzlichen)) )?gr(?:u|\u00fc|ue)(?:\u00df|ss)e?n?(?![\p{L}\p{M}\p{N}]).{0,60}$/iu,
  /^(?:lg|vg|bg|mfg|ciao|tsch\u00fc(?:ss|\u00df)|servus|danke(?: sch\u00f6n| dir| euch| ihnen)?|besten dank|vielen dank|bis (?:bald|dann|sp\u00e4ter|morgen)|sch\u00f6n(?:en|es) (?:tag|abend|sonntag|woche|wochenende))(?![\p{L}\p{M}\p{N}])[ ,.!]*[\p{L}\p{M}]{0,30}$/iu,
  /^(?:cheers|thanks(?: a lot| again)?|thank you|thx|ty|regards|best|all the best|sincerely|greetings|take care|see you|have fun|good luck|(?:best|kind|warm|warmest|many|kindest) (?:regards|wishes|thanks)|yours(?: sincerely| truly| faithfully)?|bye)(?![\p{L}\p{M}\p{N}])[ ,.!]*[\p{L}\p{M}]{0,30}$/iu,
  /^(?:merci|cordialement|bien \u00e0 (?:vous|toi)|gracias|saludos|un saludo|grazie|saluti|cordiali saluti|obrigad[oa]|abra\u00e7os|bedankt|groet(?:en|jes)?|met vriendelijke groet(?:en)?|mvg|tack|mvh|med v\u00e4nlig h\u00e4lsning|h\u00e4lsningar|hilsen|takk|tak|kiitos|terveisin|dzi\u0119kuj\u0119|pozdrawiam|d\u011bkuji|s pozdravem|k\u00f6sz\u00f6n\u00f6m|\u00fcdv(?:\u00f6zlettel)?|mul\u021bumesc|te\u015fekk\u00fcrler|\u0441\u043f\u0430\u0441\u0438\u0431\u043e|\u0441 \u0443\u0432\u0430\u0436\u0435\u043d\u0438\u0435\u043c)(?![\p{L}\p{M}\p{N}])[ ,.!]*[\p{L}\p{M}]{0,30}$/iu,
];

const greetings: readonly RegExp[] = [
  /^(?:hallo|hi|hello|hey|hiya|moin(?: moin)?|servus|gr\u00fc(?:ezi|\u00df|ss)|salut|dear|liebe[rs]?|sehr geehrte[rs]?|bonjour|bonsoir|hola|buen(?:os|as)|ciao|salve|buon(?:giorno|asera)|ol\u00e1|bom dia|boa (?:tarde|noite)|hoi|goed(?:e|en)|hej|hejsan|hei|god|cze\u015b\u0107|dzie\u0144|witam|ahoj|dobr\u00fd|szia|j\u00f3|merhaba|selam|\u043f\u0440\u0438\u0432\u0435\u0442|\u0434\u043e\u0431\u0440)(?![\p{L}\p{M}\p{N}])(?! ?[-+]?\d)[^\d]{0,60}$/iu,
  /^(?:gr\u00fc(?:\u00df|ss)|guten|gute|good) (?:gott|morgen|tag|abend|nacht|morning|day|afternoon|evening)(?![\p{L}\p{M}\p{N}])[^\d]{0,60}$/iu,
];

const some = (patterns: readonly RegExp[], line: string): boolean =>
  line.length <= 600 && patterns.some(pattern => pattern.test(line));

export const isSignature = (line: string): boolean => some(signatures, line);
export const isClosing = (line: string): boolean => some(closings, line.replace(/(?<![.!])[.!]+$/u, ''));
export const isGreeting = (line: string): boolean => some(greetings, line);
