import { useRealtime } from '@crossdock/web/realtime.ts';

/** Listens for what the server says has changed; opened when the first screen is there. */
export default function Realtime() {
  useRealtime();
  return null;
}
