import type { SetFile } from '../data/set-file.js';
import { isNamed, setValues } from '../data/values.js';
import { boardFaults } from './check-boards.js';
import { mapFaults } from './check-map.js';
import { setupFaults } from './check-setup.js';
import { headSpecs, rowSpecs, setTables, valueSpecs } from './set-spec.js';
import { fieldFaults, quoted, tableFaults, type SetFault } from './spec.js';

const isObject = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with the form of a file, value by value. */
const formFaults = (given: { readonly [field: string]: unknown }): readonly SetFault[] => {
  const isTable = (field: string): boolean => field in rowSpecs || field === 'values';
  const head = Object.fromEntries(Object.entries(given).filter(([field]) => !isTable(field)));
  const { values } = given;
  return [
    ...fieldFaults(head, headSpecs, ''),
    ...setTables.flatMap(table => tableFaults(given[table], rowSpecs[table], table)),
    ...(isObject(values)
      ? fieldFaults(values, valueSpecs, 'values')
      : [{ at: 'values', code: 'missing-table', params: {} }]),
  ];
};

/** Names of printed values that name nothing. */
const nameFaults = (file: SetFile): readonly SetFault[] => {
  const names = setValues(file).map(({ name }) => name);
  return file.printed.flatMap(({ values }) =>
    values
      .filter(pattern => !names.some(name => isNamed(pattern, name)))
      .map((pattern): SetFault => ({ at: 'printed', code: 'names-nothing', params: { name: pattern } })),
  );
};

/** What is wrong with a file, whatever it is; nothing where it is a data set. */
export const faultsOf = (given: unknown): readonly SetFault[] => {
  if (!isObject(given)) return [{ at: '', code: 'no-object', params: { value: quoted(given) } }];
  const form = formFaults(given);
  if (form.length > 0) return form;
  const file = given as unknown as SetFile;
  const pieces = [...mapFaults(file), ...boardFaults(file)];
  if (pieces.length > 0) return pieces;
  const setups = setupFaults(file);
  return setups.length > 0 ? setups : nameFaults(file);
};
