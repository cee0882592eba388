import { hash } from 'node:crypto';
import type { Client } from '@crossdock/contract/client.ts';
import type { Challenge } from 'altcha-lib/types';

/** Fetches a proof-of-work captcha and solves it as a browser does. */
export async function solvedCaptcha(client: Client, name?: string): Promise<{ code: string; uuid: string }> {
  const { message: uuid, data } = await client.call('getVerifyCode', {
    type: 2,
    ...(name ? { for: name } : {}),
  });
  return { uuid, code: solveCaptchaWork(data) };
}

/** The smallest counter that the product chooses (`platform/captcha.ts`). Smaller ones need not be tried. */
const least = 5_000;

/** Tries the counters in turn, as ALTCHA describes. */
export function solveCaptchaWork(work: string): string {
  const { salt, nonce, cost, keyPrefix } = (JSON.parse(work) as Challenge).parameters;
  const start = Buffer.from(`${salt}${nonce}00000000`, 'hex');
  const wanted = Buffer.from(keyPrefix, 'hex');
  for (let counter = least; ; counter += 1) {
    start.writeUInt32BE(counter, start.length - 4);
    let key = hash('sha256', start, 'buffer');
    for (let done = 1; done < cost; done += 1) key = hash('sha256', key, 'buffer');
    if (key[0] === wanted[0] && key.subarray(0, wanted.length).equals(wanted)) return String(counter);
  }
}
