import { fill } from '@crossdock/contract/refusals.ts';
import type { Track, TrackingAnswer, TrackingEventView } from '@crossdock/contract/tracking/calls.ts';
import { placeIn } from '@crossdock/contract/tracking/places.ts';
import { systemTexts } from '@crossdock/contract/tracking/texts.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { warehouseNameIn } from '@crossdock/domain/warehouses/names.ts';
import type { TrackedOrder, TrackedParcel } from './numbers.store.ts';
import type { EventRow } from './store.ts';

type SystemStep = keyof typeof systemTexts;

/** What the product knows by itself of an order: an event that was recorded for the same step speaks for it. */
export function orderTracks(order: TrackedOrder, events: readonly EventRow[], lang: Lang): Track[] {
  const shippedKnown = events.some((event) => event.source === 'system');
  return newestFirst([
    ...events.map((event) => trackOf(event, lang, 'international')),
    ...stepTrack('submitted', order.created_at, lang),
    ...stepTrack('packed', order.packed_at, lang),
    ...(shippedKnown
      ? []
      : stepTrack('shipped', order.shipped_at, lang, {
          carrier: order.carrier_name,
          number: order.forwarding_number,
        })),
    ...stepTrack('signed', order.signed_at, lang),
  ]);
}

export function domesticPartOf(
  parcel: TrackedParcel,
  events: readonly EventRow[],
  lang: Lang,
): TrackingAnswer['domestic'][number] {
  const warehouse = warehouseNameIn(lang, {
    name: parcel.warehouse_name ?? '',
    names: parcel.warehouse_names,
  });
  const tracks = newestFirst(
    [
      ...events.filter((event) => event.number === parcel.bill_code).map((event) => trackOf(event, lang)),
      ...stepTrack('announced', parcel.forecast_at, lang),
      ...stepTrack('arrived', parcel.arrived_at, lang, { warehouse }),
      ...stepTrack('shelved', parcel.shelved_at, lang),
    ].map((track) => ({ ...track, leg: 'domestic' as const })),
  );
  return { billCode: parcel.bill_code, courier: parcel.courier, state: parcel.state, tracks };
}

function trackOf(event: EventRow, lang: Lang, leg: Track['leg'] = 'domestic'): Track {
  return { time: event.at, place: placeIn(lang, event.place), info: event[lang], leg };
}

function stepTrack(
  step: SystemStep,
  at: string | null,
  lang: Lang,
  words: Record<string, string> = {},
): Track[] {
  if (at === null) return [];
  return [{ time: at, place: '', info: fill(systemTexts[step][lang], words), leg: 'international' }];
}

function newestFirst(tracks: Track[]): Track[] {
  return tracks.sort((a, b) => (a.time < b.time ? 1 : a.time > b.time ? -1 : 0));
}

/** The carrier's own page for the number; empty before anything was shipped. */
export function carrierUrlOf(order: TrackedOrder): string {
  if (order.forwarding_number === '') return '';
  return order.tracking_url.replaceAll('{number}', encodeURIComponent(order.forwarding_number));
}

export function eventViewOf(row: EventRow): TrackingEventView {
  return {
    id: row.id,
    at: row.at,
    place: row.place,
    zh: row.zh,
    tw: row.tw,
    en: row.en,
    number: row.number,
    source: row.source,
    staffName: row.staff_name ?? '',
  };
}
