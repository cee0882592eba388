import { Realtime } from '../packages/server/src/platform/realtime.ts';

/** Listens to a database's realtime events in its own process and reports their number on request. */
const realtime = new Realtime(process.argv.slice(2));
let heard = 0;
realtime.onAnyRealtimeEvent(() => {
  heard += 1;
});
await realtime.start();
process.on('message', () => process.send?.(heard));
process.send?.(heard);
