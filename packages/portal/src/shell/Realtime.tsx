import { useRealtime } from '@crossdock/web/realtime.ts';

/** Listens to the server's messages about changes. It connects after the first screen is shown. */
export default function Realtime() {
  useRealtime();
  return null;
}
