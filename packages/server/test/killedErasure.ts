import { join } from 'node:path';
import { erasureJobDefinition } from '../src/erasing/eraseJob.ts';
import { Database } from '../src/platform/db.ts';
import { type FileStore, openFileStore } from '../src/platform/files.ts';
import { asShopId } from '../src/platform/scope.ts';
import type { Services } from '../src/platform/services.ts';
import type { Shop } from '../src/platform/shop.ts';

/** A process that is killed after it has deleted the bytes of a file and before it records the deletion. */
const [url = '', role = '', shopId = '', dataDir = '', secret = '', shop = '{}'] = process.argv.slice(2);
const database = new Database({ url, role, pool: 2 });
const config = { dataDir: join(dataDir), APP_SECRET: secret } as Services['config'];
const store = await openFileStore(config);
const files: FileStore = {
  put: (...given) => store.put(...given),
  get: (...given) => store.get(...given),
  remove: async (...given) => {
    await store.remove(...given);
    process.kill(process.pid, 'SIGKILL');
  },
};
const id = asShopId(shopId);
const tenants = { ofId: () => Promise.resolve(JSON.parse(shop) as Shop) } as unknown as Services['tenants'];
await erasureJobDefinition({ config, files, tenants } as Services).run(database.noTransaction(id), {
  shopId: id,
});
process.exit(0);
