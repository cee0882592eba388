import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import type { FileStore } from '@crossdock/server/platform/files.ts';
import type { DemoRegion } from './names.ts';
import { street } from './names.ts';
import { storePictures } from './pictureFiles.ts';
import { type Place, places } from './places.ts';
import type { Random } from './random.ts';
import type { DemoShop } from './shops.ts';
import { insertStores } from './stores.ts';

const partnerNames = { TW: '合作門市', TH: 'Partner Store', MY: 'Partner Store' } as const;

interface Furnished {
  readonly shop: DemoShop;
  readonly shopId: string;
  readonly staffId: string;
  readonly at: number;
}

/** Adds partner shops to the counters and lockers, and pictures of the places. */
export async function completePickupPoints(
  tx: Tx,
  random: Random,
  files: FileStore,
  { shop, shopId, staffId, at }: Furnished,
): Promise<void> {
  const createdAt = new Date(at).toISOString();
  const stores = shop.regions.flatMap(([region]) =>
    places[region].slice(0, 4).map(([place], index) => ({
      ...pickupPoint(random, shopId, region, place, 'counter', index, createdAt),
      code: `${region}S${String(index + 1).padStart(2, '0')}`,
      name: `${place.city}${region === 'TW' ? '' : ' '}${partnerNames[region]}`,
      kind: 'store',
      hours: '07:00–23:00',
      maxSideMm: 450,
      maxSideSumMm: 1050,
      maxPieceG: 10_000,
    })),
  );
  await insertRows(tx, 'pickupPoints', stores);
  const kinds = ['shopfront', 'shopfront', 'shopfront', 'lockers', 'lockers'] as const;
  const owner = { shopId, staffId, purpose: 'pickupPoint' };
  const pictures = await storePictures(tx, random, files, owner, kinds, at);
  // One of five points has no picture, as in a real shop.
  await tx.raw(
    `update pickup_points set picture_file_id = case
       when kind = 'locker' then ($2::uuid[])[1 + length(city) % 2 + 3] else ($2::uuid[])[1 + length(address) % 3] end
     where shop_id = $1 and length(address) % 5 <> 0`,
    [shopId, pictures],
  );
  if (shop.regions.some(([region]) => region === 'TW')) await insertStores(tx, random, shopId, createdAt);
}

const kinds = {
  counter: { TW: '自取站', TH: 'Pickup Counter', MY: 'Pickup Counter' },
  locker: { TW: '智取櫃', TH: 'Parcel Locker', MY: 'Parcel Locker' },
} as const;

/** A counter in every place and a locker in every second one, near its middle. */
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
    shopId,
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
    maxSideMm: isLocker ? 450 : 1200,
    maxSideSumMm: isLocker ? 1050 : null,
    maxPieceG: isLocker ? 5000 : 19_500,
    holdDays: 7,
    createdAt,
  };
}
