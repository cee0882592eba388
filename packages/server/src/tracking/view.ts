import { fill } from '@crossdock/contract/refusals.ts';
import type {
  MemberTrackingEvent,
  TrackingAnswer,
  TrackingEventView,
} from '@crossdock/contract/tracking/calls.ts';
import { placeNameIn } from '@crossdock/contract/tracking/places.ts';
import { systemTrackingTexts } from '@crossdock/contract/tracking/texts.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { warehouseNameIn } from '@crossdock/domain/warehouses/names.ts';
import type { TrackedOrder, TrackedParcel } from './numbers.store.ts';
import type { EventRow } from './store.ts';

/**
 * A tracking event, as read from the table or, if it is old, from its archive file. Archived events have no shop id
 * and no time of creation.
 */
export type TrackingEvent = Omit<EventRow, 'shopId' | 'createdAt'>;

type SystemStep = keyof typeof systemTrackingTexts;

/** The events that follow from an order's own steps. A recorded event for the same step replaces it. */
export function tracksOfOrder(
  order: TrackedOrder,
  events: readonly TrackingEvent[],
  lang: Lang,
): MemberTrackingEvent[] {
  const shippedKnown = events.some((event) => event.source === 'system');
  return newestFirst([
    ...events.map((event) => trackOf(event, lang, 'international')),
    ...stepTrack('submitted', order.createdAt, lang),
    ...stepTrack('packed', order.packedAt, lang),
    ...(shippedKnown
      ? []
      : stepTrack('shipped', order.shippedAt, lang, {
          carrier: order.carrierName,
          number: order.forwardingNumber,
        })),
    ...stepTrack('lost', order.state === 'awaitingSignature' ? order.lostAt : null, lang),
    ...stepTrack('signed', order.signedAt, lang),
  ]);
}

export function domesticTrackingOf(
  parcel: TrackedParcel,
  events: readonly TrackingEvent[],
  lang: Lang,
): TrackingAnswer['domestic'][number] {
  const warehouse = warehouseNameIn(lang, {
    name: parcel.warehouseName ?? '',
    names: parcel.warehouseNames,
  });
  const tracks = newestFirst(
    [
      ...events.filter((event) => event.number === parcel.courierNumber).map((event) => trackOf(event, lang)),
      ...stepTrack('announced', parcel.forecastAt, lang),
      ...stepTrack('arrived', parcel.arrivedAt, lang, { warehouse }),
      ...stepTrack('shelved', parcel.shelvedAt, lang),
    ].map((track) => ({ ...track, leg: 'domestic' as const })),
  );
  return { courierNumber: parcel.courierNumber, courier: parcel.courier, state: parcel.state, tracks };
}

export function trackOf(
  event: TrackingEvent,
  lang: Lang,
  leg: MemberTrackingEvent['leg'] = 'domestic',
): MemberTrackingEvent {
  return { time: event.at, place: placeNameIn(lang, event.place), info: event[lang], leg };
}

function stepTrack(
  step: SystemStep,
  at: string | null,
  lang: Lang,
  words: Record<string, string> = {},
): MemberTrackingEvent[] {
  if (at === null) return [];
  return [{ time: at, place: '', info: fill(systemTrackingTexts[step][lang], words), leg: 'international' }];
}

function newestFirst(tracks: MemberTrackingEvent[]): MemberTrackingEvent[] {
  return tracks.sort((a, b) => (a.time < b.time ? 1 : a.time > b.time ? -1 : 0));
}

/** The carrier's tracking page for the number; empty before shipping. */
export function carrierUrlOf(order: TrackedOrder): string {
  if (order.forwardingNumber === '') return '';
  return order.trackingUrl.replaceAll('{number}', encodeURIComponent(order.forwardingNumber));
}

export function eventViewOf(row: TrackingEvent): Omit<TrackingEventView, 'archived'> {
  return {
    ...row,
    staffName: row.staffName ?? '',
  };
}
