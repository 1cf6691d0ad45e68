import Handlebars from 'handlebars';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A template, taken apart by Handlebars itself. */
export interface Template {
  readonly name: string;
  /** As faults name it. */
  readonly file: string;
  readonly program: hbs.AST.Program;
  /** Names of the partials in it. */
  readonly needs: ReadonlySet<string>;
  /** What there may not be where it is used: `{{! may lack: quiet @root.turn }}`. */
  readonly mayLack: ReadonlySet<string>;
}

const lackable = (program: hbs.AST.Program): ReadonlySet<string> =>
  new Set(
    program.body
      .filter(node => node.type === 'CommentStatement')
      .flatMap(node => /^\s*may lack:(.*)$/s.exec((node as hbs.AST.CommentStatement).value)?.[1] ?? [])
      .flatMap(names => names.trim().split(/\s+/)),
  );

/**
 * The templates of a folder, by name.
 * @param root the project's folder; faults name files from there
 */
export const templatesIn = (root: string, folder: string, ending: string): ReadonlyMap<string, Template> =>
  new Map(
    readdirSync(join(root, folder))
      .filter(file => file.endsWith(ending))
      .toSorted()
      .map(file => {
        const name = file.slice(0, -ending.length);
        const path = join(folder, file);
        const text = readFileSync(join(root, path), 'utf8');
        const program = Handlebars.parse(text);
        const needs = new Set([...text.matchAll(/\{\{#?> *([\w-]+)/g)].map(([, called]) => called!));
        return [name, { name, file: path, program, needs, mayLack: lackable(program) }];
      }),
  );
