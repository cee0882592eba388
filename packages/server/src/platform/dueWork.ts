import { type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import { isConnectionError } from './connectionUnavailable.ts';
import type { Database, Tx } from './db.ts';
import { type ClaimedShop, claimShops, saveNextDue } from './dueShops.store.ts';
import { db } from './query.ts';
import { asShopId } from './scope.ts';

/** A kind of work that becomes due at some minute. */
export interface DueWork {
  readonly name: string;
  /** Whether a shop has any of this work now. */
  isDue(this: void, tx: Tx): Promise<boolean>;
  /**
   * The earliest time at which a shop may have such work: a query for one row with one column `at`, null for never.
   * The time must never be too late; if it is too early, `isDue` is called every minute until there is work.
   */
  nextAt(this: void, tx: Pick<Tx, 'shopId' | 'now'>): RawBuilder<unknown>;
}

/** Hourly work. With `isDue` it runs only if a shop has any; without, it runs every hour. */
export interface HourlyWork {
  readonly name: string;
  readonly isDue?: DueWork['isDue'];
}

interface Look {
  readonly database: Pick<Database, 'read' | 'placeOf' | 'control'>;
  readonly kinds: readonly DueWork[];
  readonly hourly: readonly HourlyWork[];
  /** Called with the shops in which work of this name is due. */
  readonly onDue: (name: string, shopIds: readonly string[]) => Promise<void>;
  /** False if the remaining shops should wait for the next round. */
  readonly goOn: () => boolean;
  readonly log: Logger;
}

/** Due work is reported after this many shops, so that the first ones do not wait for all others. */
const shopsAtOnce = 100;
/** The number of shops checked at the same time: few, because calls use the same connections. */
const lanes = 4;
const againMs = 60_000;

/** The result of checking a shop. */
interface Seen {
  readonly due: readonly string[];
  /** When to check again; undefined if nothing is scheduled. */
  readonly nextAt: string | undefined;
}

/**
 * Checks the shops that are due by the stored calendar, and records when they are due next. A shop without any work
 * costs nothing.
 */
export async function checkDueShops({ database, kinds, hourly, onDue, goOn, log }: Look): Promise<void> {
  // Shops of an unreachable database wait for the next minute: each would take seconds to fail, and delay all
  // others.
  const unreached = new Set<string>();
  const lookInto = async ({ shop, hourly: isHour }: ClaimedShop): Promise<Seen> => {
    const byHour = isHour ? hourly : [];
    const unseen = byHour.map(({ name }) => name);
    const again = new Date(Date.now() + againMs).toISOString();
    const place = database.placeOf(asShopId(shop));
    if (!goOn() || unreached.has(place ?? '')) return { due: unseen, nextAt: again };
    try {
      return await seenIn(database, shop, kinds, byHour);
    } catch (error) {
      log.error({ err: error, shopId: shop }, 'what is due was not looked for');
      if (!isConnectionError(error))
        return { due: await eachIn(database, shop, [...kinds, ...byHour]), nextAt: again };
      if (place !== undefined) unreached.add(place);
      return { due: unseen, nextAt: again };
    }
  };
  while (goOn()) {
    const claimed = await claimShops(database, shopsAtOnce);
    if (claimed.length === 0) return;
    const seen = await inLanes(claimed, lookInto);
    await saveNextDue(
      database,
      [...seen].flatMap(([{ shop }, { nextAt }]) => (nextAt === undefined ? [] : [{ shop, at: nextAt }])),
    );
    for (const [name, shops] of byName(seen)) await onDue(name, shops);
  }
}

async function inLanes(
  claimed: readonly ClaimedShop[],
  look: (one: ClaimedShop) => Promise<Seen>,
): Promise<ReadonlyMap<ClaimedShop, Seen>> {
  const seen = new Map<ClaimedShop, Seen>();
  const left = [...claimed];
  const lane = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) seen.set(one, await look(one));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return seen;
}

function byName(seen: ReadonlyMap<ClaimedShop, Seen>): Map<string, string[]> {
  const shopsOf = new Map<string, string[]>();
  for (const [{ shop }, { due }] of seen)
    for (const name of due) shopsOf.set(name, [...(shopsOf.get(name) ?? []), shop]);
  return shopsOf;
}

function seenIn(
  database: Look['database'],
  shop: string,
  kinds: readonly DueWork[],
  byHour: readonly HourlyWork[],
): Promise<Seen> {
  return database.read(asShopId(shop), async (tx) => {
    const arms = kinds.map(
      ({ nextAt }, at) => sql`select ${sql.lit(at)} as kind, at from (${nextAt(tx)}) as its`,
    );
    const statement = sql<{ kind: number; at: string | null }>`${sql.join(arms, sql` union all `)}`;
    const moments = arms.length === 0 ? [] : await tx.all({ compile: () => statement.compile(db) });
    const come = moments.flatMap(({ kind, at }) => (at !== null && at <= tx.now ? (kinds[kind] ?? []) : []));
    const asked: readonly HourlyWork[] = [...come, ...byHour];
    const answers = await Promise.all(asked.map(({ isDue }) => isDue?.(tx) ?? true));
    const later = moments.flatMap(({ at }) => (at !== null && at > tx.now ? [at] : []));
    if (come.length > 0) later.push(tx.later(againMs));
    return {
      due: asked.filter((_, at) => answers[at]).map(({ name }) => name),
      nextAt: later.sort()[0],
    };
  });
}

/**
 * Checks each kind of work in one shop with a query of its own. It is used after a combined query failed, so that the
 * other kinds are still answered.
 */
async function eachIn(
  database: Look['database'],
  shop: string,
  kinds: readonly HourlyWork[],
): Promise<string[]> {
  const names: string[] = [];
  for (const { name, isDue } of kinds)
    if (isDue === undefined || (await database.read(asShopId(shop), isDue).catch(() => false)))
      names.push(name);
  return names;
}
