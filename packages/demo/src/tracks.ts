import { trackingTexts } from '@crossdock/contract/tracking/texts.ts';
import type { Texts } from '@crossdock/contract/wire/values.ts';
import { stepTime } from './life.ts';
import type { PricedOrder } from './priceOrder.ts';
import type { Random } from './random.ts';

interface Stop extends Texts {
  readonly place: string;
  /** When the event happens, as a share of the time from shipping to delivery. */
  readonly share: number;
}

const delivered: Stop = { share: 1, place: '', ...trackingTexts.delivered };

const clockPauses: Readonly<Record<'sea' | 'air' | 'land', readonly Stop[]>> = {
  sea: [
    { share: 0.02, place: '廣州', zh: '已从仓库发出', tw: '已從倉庫出貨', en: 'Departed the warehouse' },
    { share: 0.12, place: '南沙港', zh: '出口报关完成', tw: '出口報關完成', en: 'Export customs cleared' },
    { share: 0.3, place: '南沙港', zh: '已装船，运输中', tw: '已裝船，運送中', en: 'On board, in transit' },
    {
      share: 0.66,
      place: '到港',
      zh: '已到港，进口清关中',
      tw: '已到港，進口清關中',
      en: 'Arrived at port, import customs',
    },
    { share: 0.8, place: '海關', zh: '清关完成', tw: '清關完成', en: 'Import customs cleared' },
    { share: 0.9, place: '物流中心', zh: '到达配送中心', tw: '抵達配送中心', en: 'At the delivery centre' },
    { share: 0.97, place: '配送站', zh: '派送中', tw: '配送中，請保持電話暢通', en: 'Out for delivery' },
    delivered,
  ],
  air: [
    { share: 0.04, place: '廣州', zh: '已从仓库发出', tw: '已從倉庫出貨', en: 'Departed the warehouse' },
    { share: 0.25, place: '白雲機場', zh: '航班已起飞', tw: '班機已起飛', en: 'Flight departed' },
    { share: 0.5, place: '海關', zh: '进口清关中', tw: '進口清關中', en: 'Import customs' },
    { share: 0.75, place: '物流中心', zh: '到达配送中心', tw: '抵達配送中心', en: 'At the delivery centre' },
    { share: 0.92, place: '配送站', zh: '派送中', tw: '配送中，請保持電話暢通', en: 'Out for delivery' },
    delivered,
  ],
  land: [
    { share: 0.03, place: '廣州', zh: '已从仓库发出', tw: '已從倉庫出貨', en: 'Departed the warehouse' },
    { share: 0.3, place: '凭祥', zh: '到达口岸', tw: '抵達口岸', en: 'At the border' },
    { share: 0.55, place: '海關', zh: '清关完成', tw: '清關完成', en: 'Customs cleared' },
    { share: 0.8, place: '物流中心', zh: '到达配送中心', tw: '抵達配送中心', en: 'At the delivery centre' },
    { share: 0.95, place: '配送站', zh: '派送中', tw: '配送中', en: 'Out for delivery' },
    delivered,
  ],
};

/** Shipments from Yiwu leave through another port. */
const fromYiwu: Readonly<Record<string, string>> = { 廣州: '義烏', 南沙港: '寧波港' };
const placesOf = (channelCode: string): typeof fromYiwu => (channelCode.startsWith('YW') ? fromYiwu : {});

/**
 * The tracking events of a shipped order up to `now`. `arrivedAt` is given if a part of the order arrived before the
 * rest.
 */
export function trackRows(
  random: Random,
  one: PricedOrder,
  shopId: string,
  clerkId: string,
  { now, arrivedAt }: { now: number; arrivedAt: number | undefined },
): TrackRow[] {
  const shippedAt = stepTime(one.order, 'ship');
  if (shippedAt === undefined) return [];
  const days =
    one.lane.channel.minDays + (one.lane.channel.maxDays - one.lane.channel.minDays) * random.next();
  const doorAt = stepTime(one.order, 'sign') ?? shippedAt + days * 86_400_000;
  const at = (share: number, door: number) => shippedAt + (door - shippedAt) * share;
  const of = { shopId, clerkId, orderId: one.order.id, number: one.forwardingNumber };
  const stops = clockPauses[one.lane.channel.mode];
  const until = (stop: Stop) => at(stop.share, arrivedAt ?? doorAt);
  return stops
    .filter((stop) => until(stop) < now)
    .map((stop) =>
      trackRowOf(
        of,
        { random, at: until(stop) },
        { ...stop, place: placesOf(one.lane.channel.code)[stop.place] ?? stop.place },
      ),
    );
}

interface Of {
  readonly shopId: string;
  readonly clerkId: string;
  readonly orderId: string;
  readonly number: string;
}

/** A row of `tracking_events`. */
export function trackRowOf(
  { shopId, clerkId, orderId, number }: Of,
  { random, at }: { random: Random; at: number },
  { place, zh, tw, en }: Omit<Stop, 'share'>,
) {
  const time = new Date(at).toISOString();
  return {
    ...{ shopId, id: random.idAt(at), orderId, number, at: time, place, zh, tw, en },
    ...{ source: 'import', staffId: clerkId, createdAt: time },
  };
}
export type TrackRow = ReturnType<typeof trackRowOf>;
