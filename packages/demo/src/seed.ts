import { paymentMethodRows } from '@crossdock/contract/payments/startingMethods.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Config } from '@crossdock/server/platform/config.ts';
import { Database, NoTransaction, type Tx } from '@crossdock/server/platform/db.ts';
import { type FileStore, openFileStore } from '@crossdock/server/platform/files.ts';
import { hashPassword } from '@crossdock/server/platform/passwords.ts';
import { asShopId } from '@crossdock/server/platform/scope.ts';
import { goodsTypeRows } from '@crossdock/server/shops/startingRows.ts';
import { insertAddressBook } from './addressBook.ts';
import type { DemoBase } from './base.ts';
import { demoPassword, demoStaff } from './demoAccounts.ts';
import { insertTables } from './insertTables.ts';
import { insertLanes } from './laneRows.ts';
import { payoutSettings } from './payouts.ts';
import { makeMembers } from './people.ts';
import { completePickupPoints, pickupPointRows } from './pickupPoints.ts';
import { type PictureKind, storePictures } from './pictureFiles.ts';
import { Random } from './random.ts';
import { sets } from './sets.gen.ts';
import { type DemoShop, demoShops } from './shops.ts';
import { day } from './times.ts';
import { insertTrade } from './trading.ts';

/**
 * Creates two demo shops with a year of data in an installation without own shops. Each shop is one transaction, so an
 * interrupted seeding continues with the missing shop. The same `now` gives the same shops. Returns whether it created
 * any. `mostMembers` limits the members per shop.
 */
export async function createDemoShops(
  config: Config,
  now: number,
  mostMembers = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const database = new Database({ url: config.DATABASE_URL, role: null, pool: 2, makesShops: true });
  try {
    const present = await database.control<{ code: string; demo: boolean }>('select code, demo from shops');
    if (present.some((shop) => !shop.demo)) return false;
    const missing = demoShops.filter((shop) => !present.some(({ code }) => code === shop.code));
    const passwordHash = await hashPassword(NoTransaction.command, demoPassword);
    const files = await openFileStore(config);
    for (const shop of missing) {
      const random = new Random(20_260 + demoShops.indexOf(shop));
      const shopId = asShopId(random.idAt(now - 400 * day));
      await database.transact(shopId, async (tx) => {
        await insertShop(tx, shop, shopId, now);
        const base = await insertBase(tx, random, files, { shop, shopId, passwordHash, mostMembers, now });
        await insertTrade(tx, random, { shop, shopId, now, files, ...base });
        for (const lay of sets) await lay(tx, { shop, shopId, code: shop.code, now, files, ...base });
        await insertCounters(tx, shopId);
      });
    }
    if (missing.length > 0) await database.control('analyze');
    return missing.length > 0;
  } finally {
    await database.end();
  }
}

async function insertShop(tx: Tx, shop: DemoShop, shopId: string, now: number): Promise<void> {
  await insertTables(tx, {
    shops: [
      {
        id: shopId,
        code: shop.code,
        name: shop.name,
        theme: shop.theme,
        currency: shop.currency,
        timeZone: shop.timeZone,
        defaultLang: shop.lang,
        demo: true,
        settings: { ...shop.settings, payouts: payoutSettings(shop) },
        createdAt: new Date(now - 400 * day).toISOString(),
      },
    ],
    shopHosts: shop.hosts.map((host, index) => ({ host, shopId, isPrimary: index === 0 })),
  });
}

interface Opening {
  readonly shop: DemoShop;
  readonly shopId: string;
  readonly passwordHash: string;
  readonly mostMembers: number;
  readonly now: number;
}

const openedDaysAgo = 399;

async function insertBase(tx: Tx, random: Random, files: FileStore, opening: Opening): Promise<DemoBase> {
  const { shop, shopId, passwordHash, mostMembers, now } = opening;
  const opened = now - openedDaysAgo * day;
  const createdAt = new Date(opened).toISOString();
  const staffIds = await insertStaff(tx, random, opening, createdAt);
  const goodsTypes = goodsTypeRows(shopId, () => random.idAt(opened));
  await insertTables(tx, {
    goodsTypes,
    paymentMethods: paymentMethodRows(shopId, { currency: shop.currency, isDemo: true }),
  });
  const warehouseIds = await insertLanes(tx, random, shopId, shop.lanes, now);
  const bankAccountId = await insertBanks(tx, random, opening);
  const points = pickupPointRows(random, shopId, shop, createdAt);
  await insertRows(tx, 'pickupPoints', points);
  const members = makeMembers(random, {
    shopId,
    count: Math.min(shop.members, mostMembers),
    regions: shop.regions,
    passwordHash,
    auditorId: staffIds.support,
    now,
  });
  await insertTables(tx, {
    members: members.map((member) => member.row),
    addresses: members.flatMap((member) => member.addresses),
  });
  // The address book and the pickup points use their own random numbers, so that a change to them does not alter the
  // other demo data.
  const [book, places] = [new Random(41_000 + members.length), new Random(42_000 + members.length)];
  await insertAddressBook(tx, book, { member: members[0], points, auditorId: staffIds.support, now });
  await completePickupPoints(tx, places, files, { shop, shopId, staffId: staffIds.owner, at: opened });
  await nameAreas(tx);
  await savePoints(
    tx,
    members[0]?.id ?? '',
    points.slice(0, 2).map((point) => point.id),
    new Date((members[0]?.since ?? now) + day).toISOString(),
  );
  const pictures = await insertPictures(tx, random, files, opening, {
    clerkId: staffIds.warehouse,
    newcomerId: members[0]?.id ?? '',
  });
  return {
    members,
    staffIds,
    warehouseIds,
    goodsTypeIds: new Map(goodsTypes.map((type) => [type.code, type.id])),
    bankAccountId,
    pictures,
  };
}

async function insertPictures(
  tx: Tx,
  random: Random,
  files: FileStore,
  { shopId, now }: Opening,
  { clerkId, newcomerId }: { clerkId: string; newcomerId: string },
): Promise<DemoBase['pictures']> {
  const opened = now - openedDaysAgo * day;
  const clerk = { shopId, staffId: clerkId, purpose: 'demo' };
  const draw = (kinds: readonly PictureKind[]) => storePictures(tx, random, files, clerk, kinds, opened);
  const apart = new Random(31);
  const own = (purpose: string) =>
    storePictures(tx, apart, files, { shopId, memberId: newcomerId, purpose }, ['voucher'], now - day);
  const kinds = [
    'carton',
    'bag',
    'scale',
    'carton',
    'carton',
    'bag',
    'scale',
    'carton',
    'bag',
    'carton',
  ] as const;
  const drawn = await draw(kinds);
  return {
    arrival: drawn.filter((_, at) => kinds[at] !== 'scale'),
    scale: drawn.filter((_, at) => kinds[at] === 'scale'),
    packed: await draw(['packed', 'packed', 'packed', 'packed']),
    voucher: await draw(['voucher', 'voucher', 'voucher']),
    papers: await draw(['papers', 'papers', 'papers']),
    post: await draw(['post', 'post', 'post', 'post']),
    ownVoucher: await own('voucher'),
    ownAccount: await own('withdrawal'),
  };
}

async function insertStaff(
  tx: Tx,
  random: Random,
  { shopId, passwordHash, now }: Opening,
  createdAt: string,
) {
  const ids = recordOf(
    demoStaff.map(({ login }) => login),
    () => random.idAt(now - openedDaysAgo * day),
  );
  const rows = demoStaff.map((one) => ({
    shopId,
    id: ids[one.login],
    login: one.login,
    name: one.name,
    passwordHash,
    roles: one.roles,
    createdAt,
  }));
  await insertRows(tx, 'staff', rows);
  return ids;
}

async function insertBanks(tx: Tx, random: Random, { shop, shopId, now }: Opening): Promise<string> {
  const rows = shop.banks.map((one, position) => ({
    shopId,
    id: random.idAt(now - openedDaysAgo * day),
    bankName: one.bank,
    accountName: one.holder,
    accountNumber: one.number,
    currency: shop.currency,
    position,
  }));
  await insertRows(tx, 'bankAccounts', rows);
  return rows[0]?.id ?? '';
}

/** Links the addresses to administrative divisions, so that the form opens with all of them selected. */
async function nameAreas(tx: Tx): Promise<void> {
  await tx.raw(
    `update addresses set area_id = (
       select id from areas where areas.country = addresses.country and areas.zip = addresses.zip
       order by (areas.tw = addresses.city) desc, id limit 1)
     where shop_id = $1`,
    [tx.shopId],
  );
}

/** The demo member has saved pickup points, the first of them as default. */
async function savePoints(
  tx: Tx,
  memberId: string,
  pointIds: readonly string[],
  createdAt: string,
): Promise<void> {
  const shopId = tx.shopId;
  await insertRows(
    tx,
    'memberPickupPoints',
    pointIds.map((id) => ({ shopId, memberId, pickupPointId: id, createdAt })),
  );
  await tx.raw('update members set default_pickup_point_id = $3 where shop_id = $1 and id = $2', [
    shopId,
    memberId,
    pointIds[0],
  ]);
}

/**
 * Inserts the rows of `counters` that real calls would have written: how many parcels and orders each member has in
 * each state.
 */
async function insertCounters(tx: Tx, shopId: string): Promise<void> {
  for (const noun of ['parcel', 'order'] as const) {
    await tx.raw(
      `insert into counters (shop_id, member_id, name, value)
       select shop_id, member_id, '${noun}.' || state, count(*) from ${noun}s
       where shop_id = $1 and member_id is not null group by shop_id, member_id, state`,
      [shopId],
    );
  }
}
