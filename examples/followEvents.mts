/**
 * Prints every change of a state exactly once, including changes while it did not run. The key needs "View parcels".
 *
 *   CROSSDOCK_HOST=https://shop.example CROSSDOCK_KEY=crossdock_… node followEvents.mts cursor.txt
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Crossdock } from '@crossdock/client';

const shop = Crossdock({ host: process.env.CROSSDOCK_HOST ?? '', key: process.env.CROSSDOCK_KEY });
const file = process.argv[2] ?? 'cursor.txt';
let after = existsSync(file) ? readFileSync(file, 'utf8') : undefined;

for (;;) {
  const asked = await shop.attempt('listEvents', after === undefined ? {} : { after });
  if (!asked.ok && asked.failure.error === 'event.gone') throw asked.failure;
  if (asked.ok) {
    const { list, next } = asked.data;
    for (const { type, data } of list) console.log(`${type} ${data.id}`);
    after = next;
    // A real program saves the cursor in the same transaction as its results.
    writeFileSync(`${file}.new`, next);
    renameSync(`${file}.new`, file);
  }
  if (!asked.ok || !asked.data.more) await pause(1_000);
}
