import type { Figures, RulesDocument, RulesSection, RulesText } from './help-text.js';
import { type ByLanguage, type Language, languages } from './language.js';
import { own } from './own.js';
import {
  type Block,
  type Chapter,
  chaptersIn,
  type Fault,
  isMark,
  isParagraph,
  isRuling,
  type Told,
  toldIn,
} from './rules-blocks.js';

/*
 * Rules in short, as somebody writes them who knows the game:
 *
 *     # Harbour: rules in short
 *
 *     en: Harbour is a game about ships.
 *     de: Harbour ist ein Spiel um Schiffe.
 *
 *     ## 2.4, 2.4.1 Private companies / Privatgesellschaften
 *
 *     shows: privates
 *
 *     en: When all are sold, the first stock round begins.
 *     de: Sind alle verkauft, beginnt die erste Aktienrunde.
 *
 *     - en: Nobody can bid for the private company that is for sale.
 *       de: Auf die Privatgesellschaft, die zum Verkauf steht, bietet niemand.
 *
 * The heading of a section names the paragraphs of the rulebook that it tells of. Items of a list are rulings. `{tracks}` stands
 * for a figure, `## writing` heads how moves name things.
 */

/** What all parts of a document are read with. */
interface Reader {
  readonly fault: Fault;
  /** Those of the document, in their order there. */
  readonly languages: readonly Language[];
  readonly figures: Partial<ByLanguage<Figures>>;
}

/** A section in all languages of its document. */
interface Section {
  readonly line: number;
  readonly numbers: readonly string[];
  readonly heading: Told;
  readonly shows: string | undefined;
  readonly text: readonly Told[];
  readonly decided: readonly Told[];
}

const list = (names: readonly string[]): string => names.map(name => `\`${name}\``).join(', ');

const FIGURE = /\{([^{}]*)\}/g;

/** A text with its figures. One that is empty leaves no gap, and where it says `&nbsp;` no line is broken. */
const filled = (text: string, figures: Figures, tell: (what: string) => void): string => {
  if (/[{}]/.test(text.replaceAll(FIGURE, ''))) tell('a brace stands alone; a figure is like `{tracks}`');
  return text
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll(FIGURE, (_, name: string) => {
      const figure = own(figures, name);
      if (figure === undefined)
        tell(`there is no figure \`{${name}}\`; there are ${list(Object.keys(figures)) || 'none'}`);
      return figure ?? '';
    })
    .replaceAll(/ {2,}/g, ' ')
    .trim();
};

/** A paragraph in exactly the languages of the document. */
const paragraph = (block: Block, { fault, languages: all, figures }: Reader): Told => {
  const told = toldIn(block, fault);
  const given = Object.keys(told) as Language[];
  for (const language of all)
    if (given.length > 0 && !given.includes(language))
      fault(block.line, `\`${language}:\` is missing: this is told in ${list(given)} alone`);
  for (const language of given)
    if (!all.includes(language))
      fault(block.line, `\`${language}:\` stands here, but not at the head of the document`);
  return Object.fromEntries(
    given.map(language => [
      language,
      filled(told[language]!, figures[language] ?? {}, what => fault(block.line, what)),
    ]),
  );
};

/** `## 2.4, C-2.4.1 Private companies / Privatgesellschaften`; the numbers have no small letters but a last one. */
const HEADING = /^## ([A-Z\d.-]+[a-z]?(?:, [A-Z\d.-]+[a-z]?)*) (\S.*)$/;

const headingOf = (
  { line, lines }: Block,
  { fault, languages: all }: Reader,
): Pick<Section, 'numbers' | 'heading'> => {
  const [, numbers, names] = HEADING.exec(lines[0]!) ?? [];
  const headings = names?.split(' / ') ?? [];
  const wanted = all.map(language => `HEADING (${language})`).join(' / ');
  if (headings.length !== all.length)
    fault(line, `the heading of a section is like \`## 2.4, 2.5 ${wanted}\``);
  return {
    numbers: numbers?.split(', ') ?? [],
    heading: Object.fromEntries(all.map((language, at) => [language, headings[at] ?? ''])),
  };
};

const sectionOf = ({ heading, blocks }: Chapter, reader: Reader): Section => {
  const { fault } = reader;
  const [mark, ...marks] = blocks.filter(isMark);
  const paragraphs = blocks.filter(isParagraph);
  const rulings = blocks.filter(isRuling);
  const late = paragraphs.find(({ line }) => line > (rulings[0]?.line ?? Infinity));
  for (const { line } of marks) fault(line, 'a section shows one table');
  if (paragraphs.length === 0) fault(heading.line, 'this section has no paragraph');
  if (late) fault(late.line, 'a paragraph stands above the rulings of its section');
  return {
    line: heading.line,
    ...headingOf(heading, reader),
    shows: mark?.lines[0]!.slice('shows:'.length).trim(),
    text: paragraphs.map(block => paragraph(block, reader)),
    decided: rulings.map(block => paragraph(block, reader)),
  };
};

/** Paragraphs of the rulebook are told of once each: links lead there. */
const mustBeToldOnce = (sections: readonly Section[], fault: Fault): void => {
  const told = new Set<string>();
  for (const { line, numbers } of sections)
    for (const number of numbers) {
      if (told.has(number)) fault(line, `§ ${number} is told of in two sections`);
      told.add(number);
    }
};

const WRITING = '## writing';

const isWriting = ({ heading }: Chapter): boolean => heading.lines[0] === WRITING;

/** The paragraph about the game, at the head of the document. */
const leadOf = ([head]: readonly Chapter[], fault: Fault): Block | undefined => {
  const [lead, ...more] = head?.blocks ?? [];
  if (!lead || !/^# \S/.test(head!.heading.lines[0]!))
    fault(head?.heading.line ?? 1, 'the document begins with `# TITLE` and a paragraph about the game');
  for (const { line } of more)
    fault(line, 'one paragraph is about the game; what follows it stands in sections such as `## 1 HEADING`');
  return lead;
};

const saidIn = (language: Language, told: readonly Told[]): readonly string[] =>
  told.map(one => one[language] ?? '').filter(text => text !== '');

const sectionIn = (language: Language, section: Section): RulesSection => {
  const { numbers, heading, shows, text, decided } = section;
  const [id = '', ...covers] = numbers;
  return {
    id,
    heading: heading[language] ?? '',
    text: saidIn(language, text),
    ...(covers.length > 0 && { covers }),
    ...(shows !== undefined && { shows }),
    ...(decided.length > 0 && { decided: saidIn(language, decided) }),
  };
};

/** The document by language. */
const told = (chapters: readonly Chapter[], lead: Block, reader: Reader): Partial<ByLanguage<RulesText>> => {
  const about = paragraph(lead, reader);
  const sections = chapters.filter(one => !isWriting(one)).map(one => sectionOf(one, reader));
  const writing = chapters.filter(isWriting).flatMap(({ blocks }) => blocks);
  const written = writing.map(block => paragraph(block, reader));
  mustBeToldOnce(sections, reader.fault);
  const textIn = (language: Language): RulesText => ({
    lead: about[language] ?? '',
    sections: sections.map(section => sectionIn(language, section)),
    ...(written.length > 0 && { writing: saidIn(language, written) }),
  });
  return Object.fromEntries(reader.languages.map(language => [language, textIn(language)]));
};

/**
 * The rules that a document tells, in every language; in one that it does not have, those of its first.
 * @param figures what stands for `{name}`, by language
 * @throws Error that names each line that is wrong, and what would be right there
 */
export const readRules = (
  { file, text, required }: RulesDocument,
  figures: Partial<ByLanguage<Figures>> = {},
): ByLanguage<RulesText> => {
  const faults: string[] = [];
  const fault: Fault = (line, what) => faults.push(`${file}:${line}: ${what}`);
  const chapters = chaptersIn(text, fault);
  const lead = leadOf(chapters, fault);
  const spoken = lead ? (Object.keys(toldIn(lead, fault)) as Language[]) : [];
  for (const language of required)
    if (lead && !spoken.includes(language))
      fault(lead.line, `\`${language}:\` is missing: the rules of this title are told in ${list(required)}`);
  const texts = lead && told(chapters.slice(1), lead, { fault, languages: spoken, figures });
  if (faults.length > 0 || !texts) throw new Error([...new Set(faults)].join('\n'));
  const [first] = Object.values(texts);
  return Object.fromEntries(languages.map(one => [one, texts[one] ?? first])) as ByLanguage<RulesText>;
};
