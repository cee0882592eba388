import { setImmediate as othersTurn } from 'node:timers/promises';
import type { VipRowState } from '@crossdock/contract/vipImports/calls.ts';
import type { ImportFault } from '@crossdock/contract/vipImports/columns.ts';
import type { VipOrderInput } from '@crossdock/contract/vipOrders/shapes.ts';
import { normaliseCourierNumber } from '@crossdock/domain/parcels/couriers.ts';
import { vipFacts } from '../checkout/vipFacts.ts';
import { findVipFaults, type VipFault } from '../checkout/vipFaults.ts';
import type { NoTransaction, Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Member } from '../platform/scope.ts';
import { choicesFor } from './memberChoices.ts';
import { indexNames, type VipNameIndexes } from './nameIndexes.ts';
import { type CellLocator, readOrder } from './readOrder.ts';
import { Faults, groupByOrder, type OrderRowGroup, type ParsedVipRow } from './rows.ts';
import { findKnownVipOrders, type KnownVipOrder } from './store.ts';

/** A row with its validation result. */
export interface JudgedRow extends ParsedVipRow {
  readonly orderIndex: number;
  readonly state: VipRowState;
  readonly faults: readonly ImportFault[];
  readonly known: KnownVipOrder | undefined;
}

export interface GroupedVipOrder {
  readonly group: OrderRowGroup;
  readonly order: VipOrderInput;
  readonly place: CellLocator;
}

export interface ValidatedImport {
  readonly rows: readonly JudgedRow[];
  /** The numbers of orders. */
  readonly counts: Readonly<Record<'goodCount' | 'badCount' | 'knownCount' | 'orderCount', number>>;
}

/** The orders that the rows describe, and faults of the rows themselves. */
export interface ParsedVipOrders {
  readonly groups: readonly OrderRowGroup[];
  readonly orders: readonly GroupedVipOrder[];
  readonly faults: Faults;
}

/** The number of groups that are read before other work gets a turn. */
const readAtOnce = 200;

export async function loadVipNameIndexes(tx: Tx, actor: Member): Promise<VipNameIndexes> {
  return indexNames(await choicesFor(tx, actor));
}

export function readOrders(
  groups: readonly OrderRowGroup[],
  names: VipNameIndexes,
  faults = new Faults(),
): ParsedVipOrders {
  const orders = groups.flatMap((group) => {
    const order = readOrder(group, names, faults);
    return order === undefined ? [] : [{ group, ...order }];
  });
  return { groups, orders, faults };
}

/** Reads any number of groups with pauses, because ten thousand take a second. */
async function readAll(groups: readonly OrderRowGroup[], names: VipNameIndexes): Promise<ParsedVipOrders> {
  const faults = new Faults();
  const orders: GroupedVipOrder[] = [];
  for (let from = 0; from < groups.length; from += readAtOnce) {
    orders.push(...readOrders(groups.slice(from, from + readAtOnce), names, faults).orders);
    await othersTurn();
  }
  return { groups, orders, faults };
}

/** Orders that exist already and therefore have no faults. */
export async function findExistingVipOrders(
  tx: Tx,
  actor: Member,
  { groups, faults }: ParsedVipOrders,
): Promise<ReadonlyMap<OrderRowGroup, KnownVipOrder>> {
  const numbers = groups.map(numbersIn);
  const known = await findKnownVipOrders(tx, actor.memberId, numbers.flat());
  const before = new Map<OrderRowGroup, KnownVipOrder>();
  for (const [at, group] of groups.entries()) {
    const order = sameOrder(numbers[at] ?? [], known);
    if (order === undefined) continue;
    before.set(group, order);
    faults.forget(group);
  }
  return before;
}

/** The current result of each row. Reads in short transactions and judges outside of them; writes nothing. */
export async function judgeRows(
  noTransaction: NoTransaction,
  actor: Member,
  rows: readonly ParsedVipRow[],
): Promise<ValidatedImport> {
  const names = await noTransaction.transact((tx) => loadVipNameIndexes(tx, actor));
  const table = await readAll(groupByOrder(rows), names);
  const [before, facts] = await noTransaction.transact((tx) =>
    Promise.all([
      findExistingVipOrders(tx, actor, table),
      vipFacts(tx, actor, fieldOf(table.orders, 'order'), { lock: false }),
    ]),
  );
  const { groups, faults } = table;
  const candidates = table.orders.filter(({ group }) => !before.has(group));
  const orders = fieldOf(candidates, 'order');
  reportFaults(candidates, findVipFaults(orders, facts, actor), faults);
  const goodCount = candidates.filter(({ group }) => !faults.in(group)).length;
  return {
    rows: groups.flatMap((group, at) => judgedRows(group, at + 1, before.get(group), faults)),
    counts: {
      goodCount,
      knownCount: before.size,
      badCount: groups.length - goodCount - before.size,
      orderCount: groups.length,
    },
  };
}

/** Reports each fault of an order at its cell. */
export function reportFaults(
  orders: readonly GroupedVipOrder[],
  found: readonly VipFault[],
  faults: Faults,
): void {
  for (const { at, refusal } of found) {
    const order = orders[at];
    if (order === undefined) continue;
    const { row, column } = order.place(refusal.field ?? '');
    faults.add(row, column, refusal.refused, refusal.params);
  }
}

function numbersIn(group: OrderRowGroup): string[] {
  const typed = group.flatMap(({ cells }) => (cells.courierNumber ?? '').split(/[\s,;，；、]+/u));
  return [...new Set(typed.map(normaliseCourierNumber))].filter((number) => number !== '');
}

/** The single order that contains all the numbers; undefined if there is none. */
function sameOrder(
  numbers: readonly string[],
  known: ReadonlyMap<string, KnownVipOrder>,
): KnownVipOrder | undefined {
  const first = known.get(numbers[0] ?? '');
  return first && numbers.every((number) => known.get(number)?.id === first.id) ? first : undefined;
}

function judgedRows(
  group: OrderRowGroup,
  orderIndex: number,
  known: KnownVipOrder | undefined,
  faults: Faults,
): JudgedRow[] {
  const state = known ? 'known' : faults.in(group) ? 'bad' : 'good';
  return group.map((row) => ({ ...row, orderIndex, state, faults: faults.of(row), known }));
}
