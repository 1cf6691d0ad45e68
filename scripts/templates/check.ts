import { relative } from 'node:path';
import type ts from 'typescript';
import { type Given, type Shape, Shapes } from './shapes.js';
import type { Template } from './sources.js';
import { unaskedOf } from './unasked.js';
import { Walk, type Fault, type Kit } from './walk.js';

/** Templates of one kind, such as the texts of mails. */
export interface TemplateSet {
  /** By the names of their models. */
  readonly templates: ReadonlyMap<string, Template>;
  readonly kit: Kit;
}

/** Templates, and what they are filled in with. */
export interface Checked {
  /** The project's folder. */
  readonly root: string;
  readonly program: ts.Program;
  /** Each model fills in one template of each of these. */
  readonly sets: readonly TemplateSet[];
  /** The file that declares the models. */
  readonly file: string;
  /** Its interface whose properties are the models. */
  readonly models: string;
  /** Partials that something other than a template fills in. */
  readonly fromElsewhere?: ReadonlySet<string>;
  /** Whether a file's types are there for templates alone: then these ask for all of their fields. */
  readonly isModel: (file: string) => boolean;
  /** What every template finds beside its model, by interfaces of that file. */
  readonly beside: { readonly [name: string]: string };
  /** Texts that templates alone say, and where they are. */
  readonly texts?: { readonly file: string; readonly keys: readonly string[] };
}

/** The type that a file declares under a name, with what other files add to it. */
export const typeIn = (program: ts.Program, file: string, name: string): ts.Type => {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  const found = symbol && checker.getExportsOfModule(symbol).find(one => one.name === name);
  if (!found) throw new Error(`${file} exports no ${name}`);
  return checker.getDeclaredTypeOfSymbol(found);
};

const lineOf = (declaration: ts.Declaration): number => {
  const source = declaration.getSourceFile();
  return source.getLineAndCharacterOfPosition(declaration.getStart(source)).line + 1;
};

/** The partials that some partials need, with these. */
const reached = ({ partials }: Kit, names: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    partials.get(name)?.needs.forEach(visit);
  };
  names.forEach(visit);
  return found;
};

/** The models that a file declares, by name. */
const modelsIn = ({ program, file, models }: Checked): ReadonlyMap<string, ts.Symbol> =>
  new Map(
    program
      .getTypeChecker()
      .getPropertiesOfType(typeIn(program, file, models))
      .map(one => [one.name, one]),
  );

/** Reads the templates of a set with their models. */
const walkThrough = (
  { program, file, models, beside, fromElsewhere = new Set() }: Checked,
  { templates, kit }: TemplateSet,
  shapes: Shapes,
  known: ReadonlyMap<string, ts.Symbol>,
): Walk => {
  const walk = new Walk(shapes, kit);
  const added = Object.entries(beside).map(([name, type]) => [name, typeIn(program, file, type)] as const);
  for (const [name, template] of templates) {
    const model = known.get(name);
    if (!model) {
      walk.faults.push({ file: template.file, line: 1, what: `${models} has no '${name}'` });
      continue;
    }
    const more = new Map<string, Given>(
      added.map(([key, type]) => [key, { shape: shapes.of(type), asked: false }]),
    );
    const base = shapes.of(program.getTypeChecker().getTypeOfSymbol(model));
    const whole: Shape = more.size > 0 ? { of: 'with', base, more } : base;
    walk.template(template, whole);
  }
  const used = reached(kit, [...walk.partialsUsed, ...fromElsewhere]);
  for (const [name, partial] of kit.partials)
    if (!used.has(name)) walk.faults.push({ file: partial.file, line: 1, what: 'no template uses it' });
  return walk;
};

/**
 * What templates ask for that their models have not, and what models have that no template asks for. The same fault
 * is told once, however many pages come to it.
 */
export const faultsOf = (checked: Checked): readonly Fault[] => {
  const { root, program, sets, file, beside, isModel, texts } = checked;
  const checker = program.getTypeChecker();
  const shapes = new Shapes(checker);
  const known = modelsIn(checked);
  const walks = sets.map(set => walkThrough(checked, set, shapes, known));
  const faults = walks.flatMap(walk => walk.faults);
  const place = (declaration: ts.Declaration): Pick<Fault, 'file' | 'line'> => ({
    file: relative(root, declaration.getSourceFile().fileName),
    line: lineOf(declaration),
  });
  for (const [name, symbol] of known)
    for (const { templates } of sets)
      if (!templates.has(name))
        faults.push({ ...place(symbol.declarations![0]!), what: `there is no template '${name}'` });
  const types = [
    ...[...known.values()].map(one => checker.getTypeOfSymbol(one)),
    ...Object.values(beside).map(type => typeIn(program, file, type)),
  ];
  for (const { owner, name, declaration } of unaskedOf(shapes, types, isModel))
    faults.push({ ...place(declaration), what: `no template asks for ${owner}.${name}` });
  const keys = new Set(walks.flatMap(walk => [...walk.keysUsed]));
  for (const key of texts?.keys ?? [])
    if (!keys.has(key)) faults.push({ file: texts!.file, line: 1, what: `no template says '${key}'` });
  return [...new Map(faults.map(fault => [JSON.stringify(fault), fault])).values()].toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
  );
};
