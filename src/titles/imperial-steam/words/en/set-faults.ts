import type { FaultWords } from '../fault-words.js';

const list = (words: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(words);

/** What can be wrong with a data set, in English. */
export const setFaults: FaultWords = {
  place: at => (at === '' ? 'The file' : at),
  may: {
    number: (from, to, by) =>
      `a whole number from ${from} to ${to}${by === '1' ? '' : `, in steps of ${by}`}, without quotation marks`,
    word: words => list(words.map(one => `"${one}"`)),
    text: like => `a text such as "${like}"`,
    list: (from, to, of) => `a list of ${from === to ? from : `${from} to ${to}`} entries, each ${of}`,
    either: all => list(all),
    object: fields => `an object with ${fields}`,
  },
  sentences: {
    'no-json':
      'this is not JSON: it cannot be read from line {line}, column {column} on. Often a comma or a quotation mark is missing there, or one is too many.',
    'too-long': 'it is longer than {most} characters.',
    'no-object': '{value} is no data set: it has to be an object that begins with {.',
    'missing-table': 'this table is missing.',
    'no-table': '{value} is no table: it has to be a list of rows, in [ ].',
    'no-row': 'entry {number} is {value}, and no row.',
    'no-id': 'row {number} has no "id" (it comes after "{before}").',
    twice: 'this row is there twice.',
    missing: 'this value is missing; it may be {may}.',
    'unknown-field': 'there is no such field here; the fields are: {known}.',
    'bad-value': '{value} is not possible; it may be {may}.',
    'missing-row': 'this row is missing.',
    'unknown-row': 'there is no such row; the rows are: {known}.',
    'number-twice': 'another city has the number {number}, too.',
    'region-without-space': 'a city without a number has no tile space, so it is in no region.',
    'printed-missing': 'this city has no number and so no tile: what is printed on it must be given here.',
    'printed-has-tile':
      'only cities without a number belong here; this one has a number, or there is no such city.',
    'no-such-city': 'there is no city "{city}" among the cities.',
    'to-itself': 'it joins a city to itself.',
    'no-semmering': 'there has to be one between gloggnitz and muerzzuschlag: there lies the Semmering tile.',
    'not-reached': 'no connections lead there from wien.',
    'beside-the-map':
      'it would lie beside the map: it may be from {left} to {right} across and from {top} to {bottom} down.',
    'too-near': 'it would lie on {city}: move it {x} to the side or {y} up or down.',
    'other-length': 'there have to be {count} of them.',
    'coal-in-keys': 'coal is paid in keys, so this row has no delivery values.',
    'other-sum': 'together there have to be {count} engineers, two for each player; there are {sum}.',
    'not-first': 'it has to be the first locomotive: everybody begins with it.',
    'not-ascending': 'rows have to ascend: it is not higher than the one before.',
    falls:
      'it has to be {least} at least, as much as the locomotive before it has: one is upgraded to the other.',
    'not-for-sale': 'the locomotive of the start is not for sale, so it has no round.',
    'needs-round': 'the round from which it is for sale is missing: 1 to 8.',
    'lowest-row': 'nothing rises to the lowest row, so it has no steps.',
    'needs-steps': 'the steps of influence for a rise to this row are missing.',
    'needs-investor': 'there has to be a place for at least one investor: everybody begins with one.',
    'too-few': 'there have to be {count} at least.',
    'other-stack': '{reserved} is not possible: the contract is of stack {stack} by its id.',
    'small-stack':
      'stack {stack} has fewer than {count} contracts: so many are on display with four players.',
    'too-much-coal': 'it wants more than two coal, but there are only two keys for them.',
    'too-short': 'there have to be {count} steps at least: a hub wants so many goods.',
    'few-cards': 'fewer than {count} have a card: so many are drawn for a set-up.',
    'track-too-short': 'it has to be {column} at least: four cards can bring a hub so far.',
    'no-such-connection': 'there is no connection "{connection}" among the connections.',
    'named-twice': '"{name}" is named twice.',
    'no-space': '{city} has no space for a tile.',
    'no-such-growth': 'there is no growth tile "{tile}".',
    'beyond-the-track': 'the influence track ends at {last}.',
    'tile-without-space': 'no city has the number {number}.',
    'tile-under-hub': 'the number is that of {city}, where a hub lies in the fixed set-up.',
    'space-without-tile': 'this tile is missing: {city} has neither tile nor hub in the fixed set-up.',
    'no-such-tile': 'there is no tile {number} for {players} players.',
    'other-region': 'region {region} has {count} cities; there have to be four.',
    'names-nothing': '"{name}" names no value.',
    'version-taken':
      'there is a set "{name}" with version {version} and other values: give the corrected one another version.',
  },
};
