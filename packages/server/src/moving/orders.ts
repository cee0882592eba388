import type { RowCells } from '@crossdock/domain/moving/cells.ts';
import type { OrderState } from '@crossdock/domain/orders/states.ts';
import { normaliseCourierNumber } from '@crossdock/domain/parcels/couriers.ts';
import { maxDailyLimitMinor } from '@crossdock/domain/wallet/approvals.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { enterOpeningBalances } from '../wallet/openingBalances.store.ts';
import {
  cellFault,
  type EarlierContent,
  type FileImporter,
  type ImportActor,
  type RowVerdict,
  type ValidRow,
  type WrittenRow,
} from './fileImporter.ts';
import {
  isMatchedChoice,
  matchOrderChoices,
  type OrderToImport,
  placeImportedOrder,
  priceOrderToImport,
  undoImportedOrder,
} from './orderChoices.ts';
import { deleteOldKeys, findByOldKeys, storeOldKeys } from './store.ts';

/** An order that the old system has not shipped. */
interface OrderFacts extends OrderToImport {
  /** The amount that the member paid for it in the old system. */
  readonly paidMinor: number;
}

/** Maps the old system's state names. In each case the order is packed here, and billed by our scales and prices. */
const stateNames: readonly (readonly [OrderState, RegExp])[] = [
  [
    'processing',
    /^(processing|new|pending|packing|topack|待处理|待處理|待打包|待集运|待集運|处理中|處理中|打包中)$/,
  ],
  ['awaitingPayment', /^(awaitingpayment|unpaid|topay|待付款|待支付|未付款|待缴费|待繳費)$/],
  [
    'awaitingShipment',
    /^(awaitingshipment|paid|toship|packed|已付款|已支付|待发货|待發貨|待出库|待出庫|待出貨)$/,
  ],
];

const listIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .split(/[\s,;、|/+]+/)
    .filter((one) => one !== '');

function read(cells: RowCells): OrderFacts {
  const state = cells.text('state', 40).normalize('NFKC').toLowerCase().replace(/\s/gu, '');
  if (state !== '' && !stateNames.some(([, form]) => form.test(state)))
    cells.fault('state', 'moving.orderNotMoved');
  const paidMinor = cells.amount('paid_minor') ?? 0;
  if (paidMinor > maxDailyLimitMinor) cells.fault('paid_minor', 'field.tooBig', { max: maxDailyLimitMinor });
  const parcels = listIn(cells.needed('parcels', 4_000)).map(normaliseCourierNumber);
  return {
    ...{ order: cells.key('order'), member: cells.key('member'), parcels: [...new Set(parcels)], paidMinor },
    lane: cells.needed('lane', 60).toLowerCase(),
    ...{ consignee: cells.text('consignee', 100), phone: cells.text('phone', 30) },
    ...{ addressText: cells.text('address', 600), addressNumber: cells.text('address_number', 40) },
    services: cells
      .text('services', 400)
      .toLowerCase()
      .split(/[,;、|+]+/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
    remark: cells.text('remark', 200),
  };
}

async function judge(tx: Tx, mover: ImportActor, rows: readonly OrderFacts[]): Promise<RowVerdict[]> {
  const known = await findByOldKeys(tx, 'orders', fieldOf(rows, 'order'));
  const choiceOf = await matchOrderChoices(
    tx,
    rows.filter(({ order }) => !known.has(order)),
  );
  const verdicts: RowVerdict[] = [];
  for (const row of rows) {
    const old = known.get(row.order);
    // Once the order exists here, a file can change only what was paid.
    if (old) {
      const { subjectId, amount } = old;
      const state = amount === row.paidMinor ? 'same' : 'changed';
      verdicts.push({ state, subjectId, before: { paidMinor: amount }, amount: row.paidMinor - amount });
      continue;
    }
    const choice = choiceOf(row);
    const priced = isMatchedChoice(choice) ? await priceOrderToImport(tx, mover, choice, false) : choice;
    verdicts.push('fault' in priced ? priced : { state: 'new', subjectId: null, amount: row.paidMinor });
  }
  return verdicts;
}

interface Entry {
  readonly memberId: string;
  readonly order: string;
  readonly amountMinor: number;
}

/**
 * Enters payments made for orders, one entry for each member. Answers the members whose balance is too low.
 */
async function enter(tx: Tx, staffId: string, entries: readonly Entry[]): Promise<Set<string>> {
  const byMember = Map.groupBy(
    entries.filter(({ amountMinor }) => amountMinor !== 0),
    ({ memberId }) => memberId,
  );
  const sums = [...byMember].map(([memberId, own]) => ({
    memberId,
    amountMinor: own.reduce((all, { amountMinor }) => all + amountMinor, 0),
    memo: own.map(({ order }) => order).join(' '),
  }));
  const refused = new Set<string>();
  // All entries of one call share a memo. Each member's memo contains other order numbers, so each entry is written
  // by a call of its own.
  for (const { memo, ...entry } of sums.filter(({ amountMinor }) => amountMinor !== 0))
    for (const memberId of await enterOpeningBalances(tx, staffId, memo.slice(0, 200), [entry]))
      refused.add(memberId);
  return refused;
}

async function write(tx: Tx, mover: ImportActor, rows: readonly ValidRow<OrderFacts>[]) {
  const choiceOf = await matchOrderChoices(tx, fieldOf(rows, 'facts'));
  const made: (string | ReturnType<typeof cellFault>['fault'])[] = [];
  for (const { facts, verdict } of rows) {
    if (verdict.subjectId !== null) {
      made.push(verdict.subjectId);
      continue;
    }
    const choice = choiceOf(facts);
    const placed = isMatchedChoice(choice) ? await placeImportedOrder(tx, mover, choice, facts) : choice;
    made.push('fault' in placed ? placed.fault : placed.id);
  }
  const entries = rows.flatMap(({ facts, verdict }, at) => {
    const { memberId } = choiceOf(facts);
    const id = made[at];
    if (typeof id !== 'string' || memberId === undefined) return [];
    return [{ at, id, memberId, order: facts.order, amountMinor: verdict.amount ?? 0 }];
  });
  const refused = await enter(tx, mover.staffId, entries);
  for (const { at, memberId, amountMinor } of entries)
    if (amountMinor < 0 && refused.has(memberId)) made[at] = cellFault('paid_minor', 'moving.tooLow').fault;
  await storeOldKeys(
    tx,
    'orders',
    entries
      .filter(({ at }) => typeof made[at] === 'string')
      .map(({ id, order, amountMinor }) => ({ key: order, subjectId: id, amount: amountMinor })),
  );
  return made;
}

/** Cancels one order and takes its payment back, both or neither. */
async function takeBackOne(tx: Tx, mover: ImportActor, row: WrittenRow<OrderFacts>): Promise<boolean> {
  const { facts, subjectId, before, amount } = row;
  const taken = await tx.alone(async () => {
    const memberId = await undoImportedOrder(tx, mover, {
      ...{ id: subjectId, why: `↩ ${facts.order}`, isFresh: isFresh(before) },
    });
    const entry = { memberId, order: `↩ ${facts.order}`, amountMinor: 0 - amount };
    if ((await enter(tx, mover.staffId, [entry])).size > 0) throw new Error('the member has spent it');
    if (isFresh(before)) await deleteOldKeys(tx, 'orders', [facts.order]);
    else await storeOldKeys(tx, 'orders', [{ key: facts.order, subjectId, amount: 0 - amount }]);
  });
  return 'done' in taken;
}

const isFresh = (before: EarlierContent | null): boolean => before === null;

/**
 * Imports open orders. Each is created as if its member had placed it, and is then packed in this system. What the
 * member paid in the old system is added to the balance once, and the bill is paid from it.
 */
export const orderImporter: FileImporter<OrderFacts> = {
  read,
  marks: ({ order, parcels }) => [
    { column: 'order', value: order },
    ...parcels.map((value) => ({ column: 'parcels', value })),
  ],
  amountOf: ({ paidMinor }) => paidMinor,
  atOnce: 100,
  judge,
  write,
  undo: async (tx, mover, rows) => {
    const gone: boolean[] = [];
    for (const row of rows) gone.push(await takeBackOne(tx, mover, row));
    return gone;
  },
};
