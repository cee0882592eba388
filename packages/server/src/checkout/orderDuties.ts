import { isGoodsType } from '@crossdock/domain/parcels/goods.ts';
import { entriesBefore } from '../declarers/entries.store.ts';
import { declarersOn } from '../declarers/orders.store.ts';
import { dutyTableAt } from '../duties/inForce.ts';
import { dutyViewOf } from '../duties/view.ts';
import { linesOf } from '../orders/lines.store.ts';
import type { OrderRow } from '../orders/store.ts';
import { type ChosenRow, parcelsShownIn } from '../parcels/chosen.store.ts';
import { listGoodsTypes } from '../parcels/goodsTypes.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Member, Staff } from '../platform/scope.ts';
import { findChannel } from '../pricing/store.ts';
import { paidForParcels } from '../products/paid.store.ts';
import type { Prepared } from './prepare.ts';

/** The estimate beside a quote, by the tables of this moment. */
export async function dutiesOfQuote(tx: Tx, actor: Member, prepared: Prepared) {
  const { parcels, lane, offer, entries } = prepared;
  const [table, types, bought] = await Promise.all([
    dutyTableAt(tx, lane.channel.country, tx.now, actor.shop.timeZone),
    listGoodsTypes(tx, { all: true }),
    boughtMinor(tx, parcels),
  ]);
  const estimated = { mode: lane.channel.mode, lines: offer.quote.lines, entriesBefore: entries };
  return dutyViewOf(
    { ...estimated, table, goods: goodsOf(parcels), boughtMinor: bought, at: tx.now },
    actor,
    types,
  );
}

/** The estimate of an order, by the tables of the moment at which it was placed and by what it costs and contains now. */
export async function dutiesOfOrder(tx: Tx, actor: Member | Staff, order: OrderRow) {
  const { id, memberId, consignee, country, createdAt: at } = order;
  const { timeZone } = actor.shop;
  const [parcels, { quote, bill }, declarers, channel, types, table] = await Promise.all([
    parcelsShownIn(tx, order),
    linesOf(tx, id),
    declarersOn(tx, id),
    findChannel(tx, order.channelId),
    listGoodsTypes(tx, { all: true }),
    dutyTableAt(tx, country, at, timeZone),
  ]);
  const [entries, bought] = await Promise.all([
    entriesBefore(tx, timeZone, { memberId, consignee, country, at, declarers }),
    boughtMinor(tx, parcels),
  ]);
  const lines = bill.length > 0 ? bill : quote;
  const mode = channel?.mode ?? 'air';
  return dutyViewOf(
    { table, mode, goods: goodsOf(parcels), lines, entriesBefore: entries, boughtMinor: bought, at },
    actor,
    types,
  );
}

function goodsOf(parcels: readonly ChosenRow[]) {
  return parcels.map(({ goodsType, declaredValueMinor }) => ({
    goodsType: goodsType && isGoodsType(goodsType) ? goodsType : ('other' as const),
    valueMinor: declaredValueMinor,
  }));
}

/** What the goods cost where it is known, and else what is declared, of all parcels. Only shop purchases are known. */
async function boughtMinor(tx: Tx, parcels: readonly ChosenRow[]): Promise<number> {
  const paid = await paidForParcels(
    tx,
    parcels.map(({ id }) => id),
  );
  return parcels.reduce(
    (all, { id, declaredValueMinor }) => all + Math.max(declaredValueMinor, paid.get(id) ?? 0),
    0,
  );
}
