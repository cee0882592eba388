import type { HomePageOrder, JourneyView } from '@crossdock/contract/orders/journey.ts';
import { isPastDay, lastClaimDay } from '@crossdock/domain/aftersales/deadline.ts';
import { signObstacle } from '@crossdock/domain/orders/actions.ts';
import { classifyCarrierText } from '@crossdock/domain/orders/carrierReports.ts';
import { shouldAskToSign } from '@crossdock/domain/orders/deliveryReports.ts';
import { type JourneyInput, journeyOf } from '@crossdock/domain/orders/journey.ts';
import type { LaneDuration } from '@crossdock/domain/orders/laneDays.ts';
import { packagesOfEvent, reconciledPackages } from '@crossdock/domain/orders/packages.ts';
import { quietSince } from '@crossdock/domain/orders/quiet.ts';
import type { Tx } from '../platform/db.ts';
import type { Member } from '../platform/scope.ts';
import { type LaneTimesByOrder, laneTimesOfOrders, promisedArrivalsFromLanes } from './arrivals.ts';
import { type PackageRow, storedPackagesOfOrders } from './details.store.ts';
import { type JourneyFactsRow, journeyFactsOfOrders, openOrdersOf } from './journeys.store.ts';
import type { OrderCardRow } from './list.store.ts';
import { dueMinor } from './store.ts';
import { actionFactsOf, actionsOf } from './view.ts';

/** The facts that decide where an order is. */
export interface JourneyExtras {
  readonly packages: readonly PackageRow[];
  readonly around: JourneyFactsRow | undefined;
  readonly days: LaneDuration | undefined;
}

interface JourneyReader {
  readonly shop: Pick<Member['shop'], 'timeZone' | 'settings'>;
  readonly now: string;
}

/** The position of an order on its way to the member; null for a cancelled order. */
export function journeyViewOf(
  order: OrderCardRow,
  beside: JourneyExtras,
  reader: JourneyReader,
): JourneyView | null {
  const { state } = order;
  if (state === 'cancelled') return null;
  const rows = reconciledPackages(order, beside.packages);
  const facts = { ...factsOf(order, rows, beside, reader), state };
  const journey = journeyOf(facts, { now: reader.now, timeZone: reader.shop.timeZone });
  const packages = journey.packages.flatMap((part, at) => {
    const row = rows[at];
    return row === undefined || rows.length === 1 ? [] : [{ ...part, position: row.position }];
  });
  return { ...journey, stages: [...journey.stages], packages };
}

function factsOf(
  order: OrderCardRow,
  rows: readonly PackageRow[],
  { around, days }: JourneyExtras,
  { shop, now }: JourneyReader,
): Omit<JourneyInput, 'state'> {
  const reports = (around?.reports ?? []).map(([number, text]) => ({
    of: packagesOfEvent(number, order.number, rows),
    report: classifyCarrierText(text),
  }));
  return {
    ...{ cashOnDelivery: order.cashOnDelivery, payBeforePacking: order.payBeforePacking },
    addressPending: order.addressPending,
    beingPacked: around?.beingPacked ?? false,
    asksMember: around?.asksMember ?? false,
    answerBy: around?.answerBy ?? null,
    priceUntil: around?.priceUntil ?? null,
    days,
    transferReported: around?.transferReported ?? false,
    memberMaySign: signObstacle(actionFactsOf(order, shop.settings.memberMaySign)) === undefined,
    claimDay: around?.claimed ? null : claimDayOf(order, shop, now),
    waitingSince: waitingSince(order),
    packages: rows.map((row) => ({
      ...{ state: row.state, shippedAt: row.shippedAt, quietSince: quietSince(row) },
      reports: reports.filter(({ of }) => of.includes(row)).map(({ report }) => report),
    })),
  };
}

/** The last day for claiming a lost order; null if that day has passed, or the order is not lost. */
function claimDayOf(
  { lostAt }: OrderCardRow,
  { settings, timeZone }: JourneyReader['shop'],
  now: string,
): string | null {
  if (lostAt === null) return null;
  const day = lastClaimDay(lostAt, settings.afterSales.days, timeZone);
  return isPastDay(day, now, timeZone) ? null : day;
}

/** The time since which the warehouse could pack or ship the order. */
function waitingSince({ createdAt, packedAt, paidAt }: OrderCardRow): string {
  return [createdAt, packedAt ?? createdAt, paidAt ?? createdAt].reduce((one, other) =>
    other > one ? other : one,
  );
}

/** Where each of these orders is, except cancelled ones, and how long their lanes take. */
export async function journeysOf(
  tx: Tx,
  orders: readonly OrderCardRow[],
  reader: JourneyReader,
): Promise<{ readonly journeys: ReadonlyMap<string, JourneyView>; readonly lanes: LaneTimesByOrder }> {
  const ids = orders.map(({ id }) => id);
  const [packages, around, lanes] = await Promise.all([
    storedPackagesOfOrders(tx, ids),
    journeyFactsOfOrders(tx, ids),
    laneTimesOfOrders(tx, orders),
  ]);
  const ofOrder = Map.groupBy(packages, ({ orderId }) => orderId);
  const aroundOf = new Map(around.map((one) => [one.orderId, one]));
  const journeys = orders.flatMap((order) => {
    const { id } = order;
    const beside = { packages: ofOrder.get(id) ?? [], around: aroundOf.get(id), days: lanes(order) };
    const journey = journeyViewOf(order, beside, reader);
    return journey === null ? [] : [[id, journey] as const];
  });
  return { journeys: new Map(journeys), lanes };
}

/**
 * The position of each open order of the member. Orders that need the member's action come first, then the others by
 * arrival.
 */
export async function shipmentsOf(tx: Tx, actor: Member): Promise<HomePageOrder[]> {
  const orders = await openOrdersOf(tx, actor.memberId);
  const { journeys, lanes } = await journeysOf(tx, orders, { shop: actor.shop, now: tx.now });
  const arrivals = promisedArrivalsFromLanes(orders, lanes);
  const shipments = orders.flatMap((order) => {
    const { id, number, goodsNames } = order;
    const journey = journeys.get(id);
    if (journey === undefined) return [];
    const actions = actionsOf(order, actor.shop.settings.memberMaySign);
    const signAsked = shouldAskToSign({ ...order, arrival: arrivals.get(id) ?? null, actions }, tx.now);
    const channelName = order[actor.lang];
    return [{ id, number, goodsNames, channelName, dueMinor: dueMinor(order), signAsked, journey }];
  });
  return shipments.toSorted(
    (one, other) =>
      rankOf(one.journey) - rankOf(other.journey) ||
      untilOf(one.journey).localeCompare(untilOf(other.journey)),
  );
}

/** The rank by which orders are sorted: those that need the member's action first, then those with a problem. */
function rankOf({ by, step }: JourneyView): number {
  if (by === 'member') return 0;
  return step === 'late' || step === 'ask' || step === 'returning' || step === 'lost' ? 1 : 2;
}

/**
 * The date by which shipments are sorted: those in transit by their last expected day, then those that have
 * not left.
 */
const untilOf = ({ arrival }: JourneyView) => (arrival.kind === 'between' ? arrival.until : '9999');
