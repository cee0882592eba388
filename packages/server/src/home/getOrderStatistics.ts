import {
  type HomePageCount,
  homePageCounts,
  orderStatesOfCount,
  parcelStatesOfCount,
} from '@crossdock/domain/parcels/homeCounts.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import { countAwaitingRequestsOf } from '../assistants/calls.store.ts';
import { shipmentsOf } from '../orders/journeys.ts';
import { moneyDue } from '../orders/list.store.ts';
import { countUnseenFailedPickups as pickupsUnseen } from '../pickups/store.ts';
import { memberCounters } from '../platform/counters.ts';
import type { Handler } from '../platform/handler.ts';
import { countUnseenTasks } from '../services/store.ts';
import { countVipOrdersAsking } from '../vipOrders/waiting.store.ts';

/**
 * Answers the numbers for the home page, which it reads from the counter rows instead of counting, and how far each open
 * order has come.
 */
export const getOrderStatistics: Handler<'getOrderStatistics'> = async (tx, actor) => {
  const [rows, money, servicesEnded, vipAsking, pickupsFailed, assistantsAsking, shipments] =
    await Promise.all([
      memberCounters(tx, actor.memberId),
      moneyDue(tx, actor.memberId),
      countUnseenTasks(tx, actor.memberId),
      countVipOrdersAsking(tx, actor.memberId),
      pickupsUnseen(tx, actor.memberId),
      countAwaitingRequestsOf(tx, actor.memberId),
      shipmentsOf(tx, actor),
    ]);
  const of = (noun: string, states: readonly string[]) =>
    states.reduce((sum, state) => sum + (rows[`${noun}.${state}`] ?? 0), 0);
  const counted = (count: HomePageCount) =>
    of('parcel', parcelStatesOfCount(count)) + of('order', orderStatesOfCount(count));
  return {
    ...recordOf(homePageCounts, counted),
    moneyDueMinor: money.due,
    transferReported: money.reported,
    servicesEnded,
    vipAsking,
    pickupsFailed,
    assistantsAsking,
    shipments,
  };
};
