/** Bundles what an installation runs, the service and the command line, into `dist`. */
import { bundle } from './bundle.mjs';

for (const entry of ['src/main.ts', 'src/cli/main.ts'])
  await bundle(entry).catch(error => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
