import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files with such an ending in a folder of the project and all below it; or the one file, if it has it. */
export const filesIn = (root: string, path: string, ending: string): readonly string[] => {
  if (statSync(join(root, path)).isDirectory())
    return readdirSync(join(root, path)).flatMap(name => filesIn(root, join(path, name), ending));
  return path.endsWith(ending) ? [path] : [];
};
