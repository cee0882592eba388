import type { Refusal } from '@crossdock/contract/refusals.ts';
import type { Tx } from './db.ts';
import { knownDeviceKey, rememberDevice } from './knownDevices.ts';
import { throttleKeyOfIp } from './networks.ts';
import type { Actor } from './scope.ts';
import { enforceRateLimit, resetTries, triesInWindow, uncountTry } from './throttle.ts';

/** Members and staff are counted separately. */
export type LoginKind = 'login' | 'staff-login';

/**
 * Limits on tries. `free`: of one browser or address at one name, before a captcha is required. `few`: of the same,
 * in total. `address`: of one address at all names. `strangers`: of all strangers at one name; above it, only a
 * browser known to the account can log in, or somebody who has set a new password.
 */
const limitsOf = (kind: LoginKind) => ({
  free: { bucket: `${kind}-free`, max: 3, windowSeconds: 900 },
  few: { bucket: kind, max: 10, windowSeconds: 900 },
  address: { bucket: `${kind}-ip`, max: 200, windowSeconds: 900 },
  strangers: { bucket: `${kind}-strangers`, max: 1_000, windowSeconds: 86_400 },
});

/**
 * After this many tries by strangers at one name, each further try requires a computation by the browser, which
 * becomes larger with each `triesPerUnit` tries.
 */
const strangersFree = 20;
const triesPerUnit = 10;

export interface LoginTry {
  readonly kind: LoginKind;
  readonly name: string;
  /** Whether the account was logged in to with this browser before; strangers' tries then do not affect it. */
  readonly known: boolean;
  /** The key under which tries of this browser or address are counted. */
  readonly key: string;
  /** Whether a captcha is required. */
  readonly guarded: boolean;
  /** How much work that captcha must have cost. */
  readonly units: number;
}

/**
 * Begins a try at a name. Everything is counted by the typed name, so existing and unknown accounts are counted and
 * answered alike.
 */
export async function beginLoginTry(
  tx: Tx,
  kind: LoginKind,
  actor: Actor,
  asked: { readonly name: string; readonly accountId: string | undefined },
): Promise<LoginTry | Refusal<'throttle.wait'>> {
  // The limit of the address is checked before all counts by the typed name, because a caller can type any number of
  // names.
  const tired = await enforceRateLimit(tx, limitsOf(kind).address, throttleKeyOfIp(actor.ip));
  if (tired) return tired;
  const name = plainName(asked.name);
  const own = await knownDeviceKey(tx, asked.accountId, actor.device);
  const known = own !== undefined;
  const key = own ?? strangerKey(name, throttleKeyOfIp(actor.ip));
  const units = known ? 0 : await loginWorkUnits(tx, kind, name);
  const free = (await enforceRateLimit(tx, limitsOf(kind).free, key)) === undefined;
  return { kind, name, known, key, units, guarded: !free || units > 0 };
}

/** Counts a password that is about to be checked; a refusal says how long to wait. */
export async function countLoginTry(tx: Tx, { kind, name, known, key }: LoginTry) {
  const { few, strangers } = limitsOf(kind);
  return (
    (await enforceRateLimit(tx, few, key)) ??
    (known ? undefined : await enforceRateLimit(tx, strangers, name))
  );
}

/** Ends a successful login: the tries of this browser no longer count, and the browser is known from now on. */
export async function endLoginTry(tx: Tx, attempt: LoginTry, actor: Actor, accountId: string): Promise<void> {
  const { free, few, address, strangers } = limitsOf(attempt.kind);
  await resetTries(tx, free, attempt.key);
  await resetTries(tx, few, attempt.key);
  await uncountTry(tx, address, throttleKeyOfIp(actor.ip));
  if (!attempt.known) await uncountTry(tx, strangers, attempt.name);
  await rememberDevice(tx, accountId, actor.device);
}

/**
 * Resets counts after a new password was set by somebody who proved their identity in another way: earlier tries from
 * this browser or address and by strangers no longer count.
 */
export async function resetLoginTries(
  tx: Tx,
  kind: LoginKind,
  actor: Actor,
  names: readonly string[],
): Promise<void> {
  const { free, few, strangers } = limitsOf(kind);
  for (const name of names.map(plainName)) {
    await resetTries(tx, free, strangerKey(name, throttleKeyOfIp(actor.ip)));
    await resetTries(tx, few, strangerKey(name, throttleKeyOfIp(actor.ip)));
    await resetTries(tx, strangers, name);
  }
}

/** How many units of computation a try at this name now requires from strangers. */
export async function loginWorkUnits(tx: Tx, kind: LoginKind, typed: string): Promise<number> {
  const tries = await triesInWindow(tx, limitsOf(kind).strangers, plainName(typed));
  return tries < strangersFree ? 0 : 1 + Math.floor((tries - strangersFree) / triesPerUnit);
}

const plainName = (typed: string): string => typed.trim().toLowerCase();
const strangerKey = (name: string, ip: string): string => `${ip} ${name}`;
