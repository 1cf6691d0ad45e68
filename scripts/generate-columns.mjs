/**
 * A generator of Prisma's: writes the columns of every table as types, named as the database names them. Prisma's own
 * types name the model's fields alone, and our SQL names columns.
 */
import generatorHelper from '@prisma/generator-helper';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const column = (model, { name, dbName }) => `    ${dbName ?? name}: ${model.name}Model['${name}'];`;

const table = model => {
  const columns = model.fields.filter(field => field.kind !== 'object').map(field => column(model, field));
  return [`  ${model.dbName ?? model.name}: {`, ...columns, '  };'].join('\n');
};

const written = models => `// Written by scripts/generate-columns.mjs from prisma/schema.prisma.
import type { ${models.map(({ name }) => `${name}Model`).join(', ')} } from '../models.js';

export interface Tables {
${models.map(table).join('\n')}
}
`;

generatorHelper.generatorHandler({
  onManifest: () => ({ prettyName: 'columns of the tables', defaultOutput: '../src/db/generated/tables' }),
  onGenerate: async ({ generator, dmmf }) => {
    const folder = generator.output.value;
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'index.ts'), written(dmmf.datamodel.models));
  },
});
