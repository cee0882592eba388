import type { DemoRegion } from './names.ts';
import { street } from './names.ts';
import { type Place, places } from './places.ts';
import type { Random } from './random.ts';
import type { DemoShop } from './shops.ts';

const kinds = {
  counter: { TW: '自取站', TH: 'Pickup Counter', MY: 'Pickup Counter' },
  locker: { TW: '智取櫃', TH: 'Parcel Locker', MY: 'Parcel Locker' },
} as const;

/** One counter in most places, and a locker in some, near the middle of each. */
export function pickupPointRows(random: Random, shopId: string, shop: DemoShop, createdAt: string) {
  return shop.regions.flatMap(([region]) =>
    places[region].flatMap(([place], index) => [
      pickupPoint(random, shopId, region, place, 'counter', index, createdAt),
      ...(index % 2 === 0 ? [pickupPoint(random, shopId, region, place, 'locker', index, createdAt)] : []),
    ]),
  );
}

function pickupPoint(
  random: Random,
  shopId: string,
  region: DemoRegion,
  place: Place,
  kind: keyof typeof kinds,
  index: number,
  createdAt: string,
) {
  const isLocker = kind === 'locker';
  return {
    shop_id: shopId,
    id: random.idAt(Date.parse(createdAt)),
    code: `${region}${isLocker ? 'L' : 'C'}${String(index + 1).padStart(2, '0')}`,
    name: `${place.city}${region === 'TW' ? '' : ' '}${kinds[kind][region]}`,
    kind,
    country: region,
    province: place.province,
    city: place.city,
    address: street(random, region),
    zip: place.zip,
    phone: region === 'TW' ? `02-2${random.digits(3)}-${random.digits(4)}` : `02-${random.digits(7)}`,
    hours: isLocker ? '24h' : random.pick(['10:00–21:00', '09:00–20:00', '11:00–22:00']),
    latitude: Math.round((place.latitude + random.next() * 0.01) * 1e6) / 1e6,
    longitude: Math.round((place.longitude + random.next() * 0.01) * 1e6) / 1e6,
    max_side_mm: isLocker ? 450 : 1200,
    max_side_sum_mm: isLocker ? 1050 : null,
    max_piece_g: isLocker ? 5000 : 19_500,
    hold_days: 7,
    created_at: createdAt,
  };
}
