import { Database } from '../src/platform/db.ts';
import { asShopId } from '../src/platform/scope.ts';
import { assignEventNumbers } from '../src/programs/assignEventNumbers.ts';

/** A process that is killed after it has numbered the events and before it commits. */
const [url = '', role = '', shopId = ''] = process.argv.slice(2);
await new Database({ url, role, pool: 1 }).transact(asShopId(shopId), async (tx) => {
  await assignEventNumbers(tx);
  process.kill(process.pid, 'SIGKILL');
});
