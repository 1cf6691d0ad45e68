import { writeFileSync } from 'node:fs';
import { tileDocs } from './tile-docs.js';

for (const [path, text] of tileDocs()) writeFileSync(path, text);
