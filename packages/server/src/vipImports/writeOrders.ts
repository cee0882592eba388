import { isRefusal } from '@crossdock/contract/refusals.ts';
import type { VipFault } from '../checkout/vipFaults.ts';
import { placeVipOrders } from '../checkout/vipOrders.ts';
import type { NoTransaction, Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Member } from '../platform/scope.ts';
import {
  findExistingVipOrders,
  type GroupedVipOrder,
  loadVipNameIndexes,
  readOrders,
  reportFaults,
} from './judgeRows.ts';
import type { VipNameIndexes } from './nameIndexes.ts';
import { type Faults, groupByOrder, type OrderRowGroup } from './rows.ts';
import {
  changeImport,
  findVipOrderNumbers,
  type KnownVipOrder,
  lockUnfinishedImport,
  nextValidRows,
  type StoredImportRow,
  storeRowStates,
} from './store.ts';
import { toParsedRows } from './view.ts';

/** Orders per transaction: few enough not to block others, enough to be fast. */
const ordersAPiece = 250;

/**
 * Places the orders of a confirmed import in pieces. Each piece is complete, and its transaction records which rows
 * it placed.
 */
export async function writeOrders(noTransaction: NoTransaction, actor: Member, id: string): Promise<void> {
  const names = await noTransaction.transact((tx) => loadVipNameIndexes(tx, actor));
  while (await writePiece(noTransaction, { actor, id, names }));
}

interface Writing {
  readonly actor: Member;
  readonly id: string;
  readonly names: VipNameIndexes;
}

/** Some orders of a piece cannot be placed, so nothing of it is written. */
class Unmade extends Error {
  override readonly name = 'Unmade';
  readonly faults: readonly VipFault[];
  constructor(faults: readonly VipFault[]) {
    super('orders that cannot be made');
    this.faults = faults;
  }
}

/** Places one piece; answers whether there may be more to do. */
async function writePiece(noTransaction: NoTransaction, writing: Writing): Promise<boolean> {
  try {
    return await noTransaction.transact((tx) => inPiece(tx, writing, undefined));
  } catch (error) {
    if (!(error instanceof Unmade)) throw error;
    // The refused orders of the piece are recorded now. Its other orders are tried again with the next piece.
    return noTransaction.transact((tx) => inPiece(tx, writing, error.faults));
  }
}

async function inPiece(
  tx: Tx,
  { actor, id, names }: Writing,
  refused: readonly VipFault[] | undefined,
): Promise<boolean> {
  const of = await lockUnfinishedImport(tx, id);
  if (of?.state !== 'writing') return false;
  const kept = await nextValidRows(tx, id, ordersAPiece);
  if (kept.length === 0) {
    await changeImport(tx, of, { state: 'done', endedAt: tx.now });
    return false;
  }
  const table = readOrders(groupByOrder(toParsedRows(kept)), names);
  const before = await findExistingVipOrders(tx, actor, table);
  const candidates = table.orders.filter(({ group }) => !before.has(group));
  const outcome = refused
    ? noteRefused(candidates, before, table.faults, refused)
    : await make(tx, actor, candidates, before);
  const states = table.groups.map((group) => ({ group, ...outcome(group) }));
  await storeRowStates(tx, id, changedRows(kept, states, table.faults));
  const count = (wanted: Outcome['state']) => states.filter(({ state }) => state === wanted).length;
  await changeImport(tx, of, {
    progressAt: tx.now,
    // The import made progress, so earlier failures no longer count.
    tries: 0,
    lastError: '',
    madeCount: of.madeCount + count('made'),
    failedCount: of.failedCount + count('failed'),
    // These orders were placed meanwhile by another import.
    knownCount: of.knownCount + count('known'),
    goodCount: of.goodCount - count('known'),
  });
  return true;
}

interface Outcome {
  readonly state: 'good' | 'made' | 'known' | 'failed';
  readonly order?: KnownVipOrder | undefined;
}
type OutcomeOf = (group: OrderRowGroup) => Outcome;

type Before = ReadonlyMap<OrderRowGroup, KnownVipOrder>;

async function make(
  tx: Tx,
  actor: Member,
  candidates: readonly GroupedVipOrder[],
  before: Before,
): Promise<OutcomeOf> {
  const placed =
    candidates.length === 0 ? { ids: [] } : await placeVipOrders(tx, actor, fieldOf(candidates, 'order'));
  // Somebody else used a number first; the piece is tried again and then finds the number in use.
  if (isRefusal(placed)) throw new Error(placed.refused);
  if ('faults' in placed) throw new Unmade(placed.faults);
  const numbers = placed.ids.length === 0 ? new Map() : await findVipOrderNumbers(tx, placed.ids);
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

/** Records the refused orders, whose refusal is final. The other orders of the piece wait for the next piece. */
function noteRefused(
  candidates: readonly GroupedVipOrder[],
  before: Before,
  faults: Faults,
  refused: readonly VipFault[],
): OutcomeOf {
  reportFaults(candidates, refused, faults);
  return (group) => {
    const known = before.get(group);
    if (known) return { state: 'known', order: known };
    return { state: faults.in(group) ? 'failed' : 'good' };
  };
}

function changedRows(
  kept: readonly StoredImportRow[],
  states: readonly (Outcome & { readonly group: OrderRowGroup })[],
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
