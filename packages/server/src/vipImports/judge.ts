import type { VipRowState } from '@crossdock/contract/vipImports/calls.ts';
import type { ImportFault } from '@crossdock/contract/vipImports/columns.ts';
import type { VipOrderInput } from '@crossdock/contract/vipOrders/shapes.ts';
import { normaliseCourierNumber } from '@crossdock/domain/parcels/couriers.ts';
import type { VipFault } from '../checkout/vipFaults.ts';
import { vipFaults } from '../checkout/vipOrders.ts';
import type { Tx } from '../platform/db.ts';
import type { Member } from '../platform/scope.ts';
import { choicesFor } from './choices.ts';
import { namesIn } from './names.ts';
import { type Place, readOrder } from './readOrder.ts';
import { Faults, type Group, groupsOf, type ReadRow } from './rows.ts';
import { type KnownOrder, knownOrders } from './store.ts';

/** A row with what is thought of it. */
export interface JudgedRow extends ReadRow {
  readonly orderIndex: number;
  readonly state: VipRowState;
  readonly faults: readonly ImportFault[];
  readonly known: KnownOrder | undefined;
}

export interface JudgedOrder {
  readonly group: Group;
  readonly order: VipOrderInput;
  readonly place: Place;
}

export interface Judged {
  readonly rows: readonly JudgedRow[];
  /** Of orders. */
  readonly counts: Readonly<Record<'goodCount' | 'badCount' | 'knownCount' | 'orderCount', number>>;
}

export interface ReadTable {
  readonly groups: readonly Group[];
  readonly candidates: readonly JudgedOrder[];
  /** Those that are there already. */
  readonly before: ReadonlyMap<Group, KnownOrder>;
  readonly faults: Faults;
}

/** The orders that the rows say, with the names in them found. */
export async function readTable(tx: Tx, actor: Member, rows: readonly ReadRow[]): Promise<ReadTable> {
  const names = namesIn(await choicesFor(tx, actor));
  const faults = new Faults();
  const groups = groupsOf(rows);
  const read = groups.map((group) => ({ group, order: readOrder(group, names, faults) }));
  const numbers = groups.map(numbersIn);
  const known = await knownOrders(tx, actor.memberId, numbers.flat());
  const before = new Map<Group, KnownOrder>();
  for (const [at, group] of groups.entries()) {
    const order = sameOrder(numbers[at] ?? [], known);
    if (order === undefined) continue;
    before.set(group, order);
    faults.forget(group);
  }
  const candidates = read.flatMap(({ group, order }) =>
    order === undefined || before.has(group) ? [] : [{ group, ...order }],
  );
  return { groups, candidates, before, faults };
}

/** What each row of a table would come to now. Reads; writes nothing. */
export async function judge(tx: Tx, actor: Member, rows: readonly ReadRow[]): Promise<Judged> {
  const { groups, candidates, before, faults } = await readTable(tx, actor, rows);
  const inTheWay = await vipFaults(
    tx,
    actor,
    candidates.map(({ order }) => order),
  );
  noteFaults(candidates, inTheWay, faults);
  const good = candidates.filter(({ group }) => !faults.in(group));
  return {
    rows: groups.flatMap((group, at) => judgedRows(group, at + 1, before.get(group), faults)),
    counts: {
      goodCount: good.length,
      knownCount: before.size,
      badCount: groups.length - good.length - before.size,
      orderCount: groups.length,
    },
  };
}

/** Says each fault of an order at the cell that it is about. */
export function noteFaults(orders: readonly JudgedOrder[], found: readonly VipFault[], faults: Faults): void {
  for (const { at, refusal } of found) {
    const order = orders[at];
    if (order === undefined) continue;
    const { row, column } = order.place(refusal.field ?? '');
    faults.add(row, column, refusal.refused, refusal.params);
  }
}

function numbersIn(group: Group): string[] {
  const typed = group.flatMap(({ cells }) => (cells.courierNumber ?? '').split(/[\s,;，；、]+/u));
  return [...new Set(typed.map(normaliseCourierNumber))].filter((number) => number !== '');
}

/** The one order that all the numbers lie in; undefined where there is none such. */
function sameOrder(
  numbers: readonly string[],
  known: ReadonlyMap<string, KnownOrder>,
): KnownOrder | undefined {
  const first = known.get(numbers[0] ?? '');
  return first && numbers.every((number) => known.get(number)?.id === first.id) ? first : undefined;
}

function judgedRows(
  group: Group,
  orderIndex: number,
  known: KnownOrder | undefined,
  faults: Faults,
): JudgedRow[] {
  const state = known ? 'known' : faults.in(group) ? 'bad' : 'good';
  return group.map((row) => ({ ...row, orderIndex, state, faults: faults.of(row), known }));
}
