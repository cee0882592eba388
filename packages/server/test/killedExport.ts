import { join } from 'node:path';
import { exportsJobDefinition } from '../src/leaving/exportJob.ts';
import { Database } from '../src/platform/db.ts';
import type { FileStore } from '../src/platform/files.ts';
import { openFileStore } from '../src/platform/files.ts';
import { asShopId } from '../src/platform/scope.ts';
import type { Services } from '../src/platform/services.ts';

/** A process that is killed after it has stored the bytes of its twentieth part and before it records them. */
const [url = '', role = '', shopId = '', dataDir = '', secret = ''] = process.argv.slice(2);
const database = new Database({ url, role, pool: 2 });
const config = { dataDir: join(dataDir), APP_SECRET: secret } as Services['config'];
const store = await openFileStore(config);
let stored = 0;
const files: FileStore = {
  put: async (...given) => {
    await store.put(...given);
    stored += 1;
    if (stored === 20) process.kill(process.pid, 'SIGKILL');
  },
  get: (...given) => store.get(...given),
  remove: (...given) => store.remove(...given),
};
const id = asShopId(shopId);
await exportsJobDefinition({ config, files } as Services).run(database.noTransaction(id), { shopId: id });
