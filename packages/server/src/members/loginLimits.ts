import type { Tx } from '../platform/db.ts';
import { type Limit, restore } from '../platform/throttle.ts';

/** Tries before a captcha is asked for, and tries altogether, per account and per address of the caller. */
export const freeTries: Limit = { bucket: 'login-free', max: 3, windowSeconds: 900 };
export const perAccount: Limit = { bucket: 'login', max: 10, windowSeconds: 900 };
export const perAddress: Limit = { bucket: 'login-ip', max: 200, windowSeconds: 900 };

/** Whatever name the account is tried under, its tries are counted together. */
export function loginKey(memberId: string | undefined, typed: string): string {
  return memberId ?? `unknown:${typed.toLowerCase()}`;
}

/** After a proven login or a new password: the tries so far no longer count. */
export async function forgiveLogin(tx: Tx, key: string): Promise<void> {
  await restore(tx, freeTries, key);
  await restore(tx, perAccount, key);
}
