import type { Logger } from 'pino';
import type { Database, Tx } from './db.ts';
import { asShopId } from './scope.ts';
import { isAway } from './unreached.ts';

/** A kind of work, and whether there is any of it in a shop. */
export interface Due {
  readonly name: string;
  isDue(this: void, tx: Tx): Promise<boolean>;
}

interface Look {
  readonly database: Pick<Database, 'read' | 'placeOf'>;
  readonly kinds: readonly Due[];
  readonly shopIds: readonly string[];
  /** Called with the shops in which work of this name is due. */
  readonly onDue: (name: string, shopIds: readonly string[]) => Promise<void>;
  /** False where the rest can wait for the next look. */
  readonly goOn: () => boolean;
  readonly log: Logger;
}

/** What is due is told after so many shops: those in front do not wait for all the others. */
const shopsAtOnce = 50;

/**
 * Looks into shop after shop for what has come due. Each is asked for all kinds in one packet: most shops have nothing to do
 * most of the time, and a job for each kind in each of them would cost a hundred times as much.
 */
export async function findDue({ database, kinds, shopIds, onDue, goOn, log }: Look): Promise<void> {
  // Its shops wait for the next minute: each would take seconds to find that out anew, and all others with it.
  const unreached = new Set<string>();
  for (let at = 0; at < shopIds.length; at += shopsAtOnce) {
    const found: { name: string; shopId: string }[] = [];
    for (const shopId of shopIds.slice(at, at + shopsAtOnce)) {
      if (!goOn()) return;
      if (unreached.has(database.placeOf(asShopId(shopId)) ?? '')) continue;
      const names = await dueIn(database, shopId, kinds).catch((error: unknown) => {
        log.error({ err: error, shopId }, 'what is due was not looked for');
        if (!isAway(error)) return eachIn(database, shopId, kinds);
        const place = database.placeOf(asShopId(shopId));
        if (place !== undefined) unreached.add(place);
        return [];
      });
      found.push(...names.map((name) => ({ name, shopId })));
    }
    for (const [name, due] of Map.groupBy(found, (one) => one.name))
      await onDue(
        name,
        due.map(({ shopId }) => shopId),
      );
  }
}

/** Where one look fails, it fails for all that were asked with it: each by itself, so that the others are answered. */
async function eachIn(database: Look['database'], shopId: string, kinds: readonly Due[]): Promise<string[]> {
  const names: string[] = [];
  for (const kind of kinds) names.push(...(await dueIn(database, shopId, [kind]).catch(() => [])));
  return names;
}

function dueIn(database: Look['database'], shopId: string, kinds: readonly Due[]): Promise<string[]> {
  return database.read(asShopId(shopId), async (tx) => {
    const answers = await Promise.all(kinds.map(({ isDue }) => isDue(tx)));
    return kinds.filter((_, at) => answers[at]).map(({ name }) => name);
  });
}
