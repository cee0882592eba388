import type { DutiableOrder } from '@crossdock/domain/duties/order.ts';
import { type DutySnapshot, takeDutySnapshot } from '@crossdock/domain/duties/snapshot.ts';
import { checkUnderdeclared, type UnderdeclaredCheck } from '@crossdock/domain/duties/underdeclared.ts';
import { countCustomsEntriesBefore, type ImporterId } from '../declarers/customsEntries.store.ts';
import { declarersOfOrder } from '../declarers/orders.store.ts';
import { dutyTableAt } from '../duties/dutyTablesInForce.ts';
import { dutyViewOf, type GoodsNames } from '../duties/view.ts';
import { orderLines } from '../orders/lines.store.ts';
import type { OrderRow } from '../orders/store.ts';
import { type ChosenParcelRow, parcelsToShow } from '../parcels/chosenParcels.store.ts';
import { listGoodsTypes } from '../parcels/goodsTypes.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Member, Staff } from '../platform/scope.ts';
import { findChannel } from '../pricing/store.ts';
import { pricesPaidByParcel } from '../products/pricesPaid.store.ts';
import type { PreparedOrder } from './prepare.ts';
import { dutiableGoods } from './shipment.ts';

/** The duty estimate shown with a quote, by the current tables. */
export async function dutiesOfQuote(tx: Tx, actor: Member, { parcels, duties }: PreparedOrder) {
  return dutyViewOf(duties, actor, namesOf(parcels), await paidForGoods(tx, parcels));
}

/**
 * The duty estimate stored with an order. For an older order, it is computed from the tables in force when
 * the order was placed.
 */
export async function dutiesOfOrder(tx: Tx, actor: Member | Staff, order: OrderRow) {
  const [parcels, types] = await Promise.all([parcelsToShow(tx, order), listGoodsTypes(tx, { all: true })]);
  const [kept, paid] = await Promise.all([
    order.dutyEstimate ?? dutiesThen(tx, actor, order, parcels),
    paidForGoods(tx, parcels),
  ]);
  return dutyViewOf(kept, actor, types, paid);
}

/** The duty estimate of an order, without texts in a reader's language. */
export async function dutySnapshotOf(tx: Tx, actor: Staff, order: OrderRow): Promise<DutySnapshot> {
  return order.dutyEstimate ?? dutiesThen(tx, actor, order, await parcelsToShow(tx, order));
}

/** The duty estimate of an order that has none stored, from its current price and contents. */
async function dutiesThen(
  tx: Tx,
  actor: Member | Staff,
  order: OrderRow,
  parcels: readonly ChosenParcelRow[],
) {
  const [{ quote, bill }, declarers] = await Promise.all([
    orderLines(tx, order.id),
    declarersOfOrder(tx, order.id),
  ]);
  const lines = bill.length > 0 ? bill : quote;
  return dutiesOfContent(tx, actor, order, { parcels, lines, declarers }, order.createdAt);
}

interface DutiableContent {
  readonly parcels: Parameters<typeof dutiableGoods>[0];
  readonly lines: DutiableOrder['lines'];
  readonly declarers: readonly ImporterId[];
}

/** The duty estimate of an order with that content, by the tables in force at a moment. */
export async function dutiesOfContent(
  tx: Tx,
  { shop: { timeZone, currency } }: { readonly shop: Pick<Staff['shop'], 'timeZone' | 'currency'> },
  { memberId, consignee, country, channelId, createdAt }: OrderRow,
  { parcels, lines, declarers }: DutiableContent,
  at: string,
): Promise<DutySnapshot> {
  const [channel, table, entries] = await Promise.all([
    findChannel(tx, channelId),
    dutyTableAt(tx, country, at, timeZone),
    countCustomsEntriesBefore(tx, timeZone, { memberId, consignee, country, at: createdAt, declarers }),
  ]);
  const order = {
    mode: channel?.mode ?? 'air',
    goods: dutiableGoods(parcels),
    lines,
    entriesBefore: entries,
  };
  return takeDutySnapshot(order, table, currency, at);
}

/** The names of the parcels' goods types, as read with the parcels. */
function namesOf(parcels: readonly ChosenParcelRow[]): GoodsNames {
  return parcels.flatMap(({ goodsType: code, zh, tw, en }) =>
    code && zh !== null && tw !== null && en !== null ? [{ code, zh, tw, en }] : [],
  );
}

/** The amounts paid for the goods, from the shop's own sales, proofs of purchase and forecasts. */
async function paidForGoods(tx: Tx, parcels: readonly ChosenParcelRow[]): Promise<UnderdeclaredCheck> {
  const ids = parcels.map(({ id }) => id);
  const inShop = await pricesPaidByParcel(tx, ids);
  return checkUnderdeclared(
    parcels.map(({ id, declaredValueMinor, provenPaidMinor, forecastValueMinor }) => ({
      declaredMinor: declaredValueMinor,
      shopMinor: inShop.get(id) ?? null,
      provenMinor: provenPaidMinor,
      forecastMinor: forecastValueMinor,
    })),
  );
}
