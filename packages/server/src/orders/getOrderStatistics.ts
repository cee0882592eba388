import { orderStatesIn, parcelStatesIn, type WayCount, wayCounts } from '@crossdock/domain/parcels/way.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import { countUnseen as pickupsUnseen } from '../pickups/store.ts';
import { counts } from '../platform/counters.ts';
import type { Handler } from '../platform/handler.ts';
import { countUnseen } from '../services/store.ts';
import { askingVips } from '../vipOrders/waiting.store.ts';
import { shipmentsOf } from './journeys.ts';
import { moneyDue } from './list.store.ts';

/** Reads the counter rows instead of counting, for the home page; also answers where each open order is. */
export const getOrderStatistics: Handler<'getOrderStatistics'> = async (tx, actor) => {
  const [rows, money, servicesEnded, vipAsking, pickupsFailed, shipments] = await Promise.all([
    counts(tx, actor.memberId),
    moneyDue(tx, actor.memberId),
    countUnseen(tx, actor.memberId),
    askingVips(tx, actor.memberId),
    pickupsUnseen(tx, actor.memberId),
    shipmentsOf(tx, actor),
  ]);
  const of = (noun: string, states: readonly string[]) =>
    states.reduce((sum, state) => sum + (rows[`${noun}.${state}`] ?? 0), 0);
  const counted = (count: WayCount) =>
    of('parcel', parcelStatesIn(count)) + of('order', orderStatesIn(count));
  return {
    ...recordOf(wayCounts, counted),
    moneyDueMinor: money.due,
    transferReported: money.reported,
    servicesEnded,
    vipAsking,
    pickupsFailed,
    shipments,
  };
};
