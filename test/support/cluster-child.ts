import { startCluster } from '../../src/db/embedded/cluster.js';

/** Another process that uses the embedded database of a folder, until it is killed. */
const [dataDir, password] = process.argv.slice(2);
await startCluster({ dataDir: dataDir!, password: password! });
process.stdout.write('up\n');
