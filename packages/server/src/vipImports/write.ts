import { isRefusal } from '@crossdock/contract/refusals.ts';
import type { VipFault } from '../checkout/vipFaults.ts';
import { placeVipOrders } from '../checkout/vipOrders.ts';
import type { Outside, Tx } from '../platform/db.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { asMemberId, asStaffId, type Member } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import type { Shop } from '../platform/shop.ts';
import { noteFaults, type ReadTable, readTable } from './judge.ts';
import type { Faults, Group } from './rows.ts';
import {
  changeImport,
  changeRows,
  type ImportRow,
  type KeptRow,
  type KnownOrder,
  lockWriting,
  nextGoodRows,
  orderNumbers,
  stalledImports,
} from './store.ts';
import { readRows } from './view.ts';

export const vipImportJob = 'vip-imports';

/** Orders in one transaction: short enough for everybody else, long enough to be quick. */
const ordersAPiece = 250;
/** Who writes says so with each piece; after this silence the clock takes it up. */
const stalledAfterMs = 30_000;

/**
 * Makes the orders of a confirmed import, piece by piece; each piece is whole, and says in the same transaction which rows
 * it made. Asked for by the confirmation, and each minute by the clock for what was left in the middle.
 */
export function vipImportJobs(services: Services): JobDefinition {
  return {
    name: vipImportJob,
    cron: '* * * * *',
    run: async (outside, { shopId, importId }) => {
      const ids = typeof importId === 'string' ? [importId] : await outside.transact(stalled);
      if (ids.length === 0) return;
      const shop = await services.tenants.ofId(shopId);
      for (const id of ids) while (await writePiece(outside, shop, id));
    },
  };
}

const stalled = (tx: Tx) => stalledImports(tx, new Date(Date.parse(tx.now) - stalledAfterMs).toISOString());

/** A piece of which some orders cannot be made: nothing of it is written. */
class Unmade extends Error {
  override readonly name = 'Unmade';
  readonly faults: readonly VipFault[];
  constructor(faults: readonly VipFault[]) {
    super('orders that cannot be made');
    this.faults = faults;
  }
}

/** Whether there may be more to do. */
async function writePiece(outside: Outside, shop: Shop, id: string): Promise<boolean> {
  try {
    return await outside.transact((tx) => inPiece(tx, shop, id, undefined));
  } catch (error) {
    if (!(error instanceof Unmade)) throw error;
    // The others of the piece are tried again with the next one.
    return outside.transact((tx) => inPiece(tx, shop, id, error.faults));
  }
}

async function inPiece(
  tx: Tx,
  shop: Shop,
  id: string,
  refused: readonly VipFault[] | undefined,
): Promise<boolean> {
  const of = await lockWriting(tx, id);
  if (of === undefined) return false;
  const kept = await nextGoodRows(tx, id, ordersAPiece);
  if (kept.length === 0) {
    await changeImport(tx, of, { state: 'done', endedAt: tx.now });
    return false;
  }
  const actor = actorOf(shop, of);
  const table = await readTable(tx, actor, readRows(kept));
  const outcome = refused ? noteRefused(table, refused) : await make(tx, actor, table);
  const states = table.groups.map((group) => ({ group, ...outcome(group) }));
  await changeRows(tx, id, changedRows(kept, states, table.faults));
  const count = (wanted: Outcome['state']) => states.filter(({ state }) => state === wanted).length;
  await changeImport(tx, of, {
    progressAt: tx.now,
    madeCount: of.madeCount + count('made'),
    failedCount: of.failedCount + count('failed'),
    // Made meanwhile by another import of the same orders.
    knownCount: of.knownCount + count('known'),
    goodCount: of.goodCount - count('known'),
  });
  return true;
}

interface Outcome {
  readonly state: 'good' | 'made' | 'known' | 'failed';
  readonly order?: KnownOrder | undefined;
}
type OutcomeOf = (group: Group) => Outcome;

async function make(tx: Tx, actor: Member, { candidates, before }: ReadTable): Promise<OutcomeOf> {
  const placed =
    candidates.length === 0
      ? { ids: [] }
      : await placeVipOrders(
          tx,
          actor,
          candidates.map(({ order }) => order),
        );
  // Somebody was faster with a number: the piece is tried again, and finds it taken.
  if (isRefusal(placed)) throw new Error(placed.refused);
  if ('faults' in placed) throw new Unmade(placed.faults);
  const numbers = placed.ids.length === 0 ? new Map() : await orderNumbers(tx, placed.ids);
  const made = new Map(
    candidates.map(({ group }, at) => {
      const id = placed.ids[at] ?? '';
      return [group, { id, number: numbers.get(id) ?? '' }];
    }),
  );
  return (group) => {
    const order = made.get(group);
    if (order) return { state: 'made', order };
    const known = before.get(group);
    return known ? { state: 'known', order: known } : { state: 'failed' };
  };
}

/** What was refused is over; what was not waits for the next piece. */
function noteRefused({ candidates, before, faults }: ReadTable, refused: readonly VipFault[]): OutcomeOf {
  noteFaults(candidates, refused, faults);
  return (group) => {
    const known = before.get(group);
    if (known) return { state: 'known', order: known };
    return { state: faults.in(group) ? 'failed' : 'good' };
  };
}

function changedRows(
  kept: readonly KeptRow[],
  states: readonly (Outcome & { readonly group: Group })[],
  faults: Faults,
) {
  const byRow = new Map(kept.map((row) => [row.rowNumber, row]));
  return states.flatMap(({ group, state, order }) =>
    group.flatMap((row) => {
      const old = byRow.get(row.row);
      if (old === undefined || state === 'good') return [];
      const told = {
        faults: [...faults.of(row)],
        orderId: order?.id ?? null,
        orderNumber: order?.number ?? '',
      };
      return { ...old, state, ...told };
    }),
  );
}

/** In the name of the member who confirmed it, or of the staff who acted as them. */
function actorOf(shop: Shop, of: ImportRow): Member {
  const nobody = {
    ip: '',
    userAgent: '',
    device: '',
    requestId: `import ${of.id}`,
    origin: '',
    sessionId: '',
  };
  return {
    ...nobody,
    kind: 'member',
    shop,
    lang: shop.defaultLang,
    memberId: asMemberId(of.memberId),
    actingStaffId: of.confirmedBy === null ? null : asStaffId(of.confirmedBy),
    provenAt: of.confirmedAt ?? of.createdAt,
  };
}
