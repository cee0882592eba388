import { Realtime } from '../packages/server/src/platform/realtime.ts';

/** Hears the hints of a database in a process of its own, and says when asked how many there were. */
const realtime = new Realtime(process.argv.slice(2));
let heard = 0;
realtime.onAnyRealtimeEvent(() => {
  heard += 1;
});
await realtime.start();
process.on('message', () => process.send?.(heard));
process.send?.(heard);
