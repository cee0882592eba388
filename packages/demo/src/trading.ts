import type { StorageRule } from '@crossdock/domain/pricing/rateCard.ts';
import { settingsOf } from '@crossdock/domain/shops/settings.ts';
import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import type { FileStore } from '@crossdock/server/platform/files.ts';
import type { LoadedLane } from '@crossdock/server/pricing/store.ts';
import { insertAfterSales } from './aftersales.ts';
import { insertBankRefund } from './bankRefunds.ts';
import type { DemoBase } from './base.ts';
import { insertComments } from './comments.ts';
import { insertContents } from './contents.ts';
import { couponRandom, createCouponOffers, giveAndUseCoupons, insertCoupons } from './coupons.ts';
import { type DemoMeasured, insertDisputes } from './disputes.ts';
import { closeDemoDays, demoAdjustments, type FinanceInput } from './finance.ts';
import { freshParcel, withFreshParcels } from './freshParcels.ts';
import { insertTables } from './insertTables.ts';
import { asShelved, type DemoParcel, generateMemberYear } from './life.ts';
import { loadLanes } from './loadLanes.ts';
import { generatePayments, type MemberPayments } from './memberPayments.ts';
import { insertMoney } from './money.ts';
import { chooseOrderInThreeBoxes, latePackageRows, packageRows } from './packages.ts';
import { insertWithdrawals } from './payouts.ts';
import type { DemoMember } from './people.ts';
import { insertPickups } from './pickups.ts';
import { demoPoints, insertPoints } from './points.ts';
import { lineRows, orderRow, type PricedOrder, type PricingTerms, priceOrder } from './priceOrder.ts';
import { insertProblems } from './problems.ts';
import { insertProducts } from './products.ts';
import { demoPromotion, insertPromotion, type PromotionInput } from './promotion.ts';
import type { Random } from './random.ts';
import { insertServices } from './services.ts';
import type { DemoShop } from './shops.ts';
import { insertParcelSplit } from './splits.ts';
import { parcelRows, type StockedParcel, stepRows, unclaimedRows } from './stock.ts';
import { insertTalks } from './talks.ts';
import { trackRows } from './tracks.ts';
import { insertVipOrders } from './vipOrders.ts';
import { demoWithdrawals } from './withdrawals.ts';

export interface TradeInput extends DemoBase {
  readonly shop: DemoShop;
  readonly shopId: string;
  readonly now: number;
  readonly files: FileStore;
}

/** The most days after the free ones for which the demo member's parcels have been stored. */
const daysPaid = 3;

const showcase = [
  'processing',
  'awaitingPayment',
  'awaitingPayment',
  'awaitingPayment',
  'awaitingPayment',
  'awaitingShipment',
  'awaitingSignature',
] as const;

interface Made {
  readonly trades: PricedOrder[];
  readonly stocked: StockedParcel[];
}

/** Inserts a year of business: parcels, orders with prices and tracking, and the resulting ledger. */
export async function insertTrade(tx: Tx, random: Random, of: TradeInput): Promise<void> {
  const lanes = await loadLanes(tx, of);
  const made: Made = { trades: [], stocked: [] };
  const purses: MemberPayments[] = [];
  const chance = couponRandom();
  const { shopId, now, staffIds, shop } = of;
  const coupons = createCouponOffers(chance, {
    shopId,
    now,
    financeId: staffIds.finance,
    coinMinor: coinOf(shop),
  });
  for (const member of of.members) {
    const before = made.trades.length;
    liveOne(random, of, member, lanes, made);
    const mine = giveAndUseCoupons(chance, coupons, member, made.trades.slice(before));
    made.trades.splice(before, mine.length, ...mine);
    purses.push(generatePayments(random, member, mine, purseOf(of)));
  }
  const packages = await insertOrders(tx, random, of, made.trades);
  await insertCoupons(tx, chance, coupons);
  const parcels = await insertParcels(tx, random, of, made.stocked);
  await insertSteps(tx, random, of, made);
  await insertComments(tx, of, made.trades);
  await insertProblems(tx, of, made.stocked);
  await insertDisputes(tx, of, made.trades, made.stocked, { packages, parcels });
  await insertTalks(tx, of, made.trades);
  const points = demoPoints(random, pointsFor(of, made.trades));
  await insertPoints(tx, points);
  const adjustments = demoAdjustments(random, financeOf(of));
  await insertRows(tx, 'moneyActs', adjustments.rows);
  const withdrawals = demoWithdrawals(withdrawalsOf(of));
  await insertWithdrawals(tx, of, withdrawals);
  const promotion = demoPromotion(random, promotionFor(of, made.trades));
  await insertPromotion(tx, promotion);
  const claims = await insertAfterSales(tx, of, made.trades);
  const others = [points, adjustments, promotion, claims].map(({ entries }) => entries);
  const known = [...purses, withdrawals].flatMap(({ entries }) => entries);
  const served = await insertServices(tx, servicesOf(of), [...known, ...others.flat()]);
  const fetched = await insertPickups(tx, of, [...known, ...others.flat(), ...served]);
  const bought = await insertProducts(tx, servicesOf(of));
  const refunded = await insertBankRefund(tx, withdrawalsOf(of), bought);
  const alone = [...others, served, fetched, bought, refunded].map((entries) => ({
    entries,
    transfers: [],
    payments: [],
  }));
  await insertVipOrders(tx, servicesOf(of));
  await insertContents(tx);
  await insertParcelSplit(tx, of);
  const money = { ...purseOf(of), ...financeOf(of) };
  await insertMoney(tx, random, money, [...purses, ...alone, withdrawals]);
  await closeDemoDays(tx, of.shop.timeZone, financeOf(of));
}

function servicesOf(of: TradeInput) {
  const { currency, minorPerYuan } = of.shop;
  return { ...of, currency, coinMinor: coinOf(of.shop), minorPerYuan };
}

function withdrawalsOf(of: TradeInput) {
  const { ownVoucher, ownAccount } = of.pictures;
  return {
    ...purseOf(of),
    members: of.members,
    ownVoucherId: ownVoucher[0] ?? '',
    ownAccountId: ownAccount[0] ?? '',
    shop: of.shop,
  };
}

function financeOf({ shop, shopId, members, staffIds, now }: TradeInput): FinanceInput {
  const { timeZone } = shop;
  return { shopId, members, financeId: staffIds.finance, ownerId: staffIds.owner, timeZone, now };
}

function pointsFor({ shop, shopId, members, staffIds, now }: TradeInput, trades: readonly PricedOrder[]) {
  const settings = settingsOf(shop.settings, shop.currency).points;
  return { shopId, members, trades, settings, financeId: staffIds.finance, now };
}

function promotionFor(of: TradeInput, trades: readonly PricedOrder[]): PromotionInput {
  const { shop, shopId, members, staffIds, pictures, now } = of;
  const settings = settingsOf(shop.settings, shop.currency).promotion;
  return { shopId, members, trades, settings, supportId: staffIds.support, pictureIds: pictures.post, now };
}

function liveOne(
  random: Random,
  of: TradeInput,
  member: DemoMember,
  lanes: ReadonlyMap<string, LoadedLane[]>,
  made: Made,
): void {
  const warehouses = [...of.warehouseIds.values()];
  // The demo member uses the main warehouse, which has every channel.
  const warehouseId =
    member === of.members[0]
      ? (warehouses[0] ?? '')
      : random.weighted(warehouses.map((id, index) => [id, index === 0 ? 4 : 1] as const));
  const isShown = member === of.members[0];
  const storageRule = shelfRuleOf(of, warehouseId);
  const limit = { now: of.now, daysAtMost: isShown ? (storageRule?.freeDays ?? 0) + daysPaid : Infinity };
  const lived = generateMemberYear(random, {
    trips: member.trips,
    since: member.since,
    now: of.now,
    transitDays: of.shop.transitDays,
    ...(isShown ? { showcase } : {}),
  });
  const life = withFreshParcels(lived, limit);
  const market: PricingTerms = {
    minorPerYuan: of.shop.minorPerYuan,
    coinMinor: coinOf(of.shop),
    storageRule,
  };
  const keep = (parcel: DemoParcel, orderId: string | null) =>
    made.stocked.push({ parcel, memberId: member.id, orderId, warehouseId });
  for (const parcel of life.loose) keep(parcel, null);
  for (const order of life.orders) {
    const one = priceOrder(
      random,
      member,
      order,
      lanes.get(`${warehouseId} ${member.region} ${member.place.zip}`) ?? [],
      market,
    );
    if (one === undefined) {
      for (const parcel of order.parcels) keep(freshParcel(asShelved(parcel), limit), null);
      continue;
    }
    made.trades.push(one);
    const isCancelled = order.steps.at(-1)?.to === 'cancelled';
    for (const parcel of order.parcels) keep(parcel, isCancelled ? null : order.id);
  }
}

/** The storage rule of this warehouse, with the values of its database row. */
function shelfRuleOf({ shop, warehouseIds }: TradeInput, warehouseId: string): StorageRule | null {
  const warehouse = shop.lanes.warehouses.find(({ code }) => warehouseIds.get(code) === warehouseId);
  return warehouse ? { ...warehouse.storage, freeDays: warehouse.freeStorageDays } : null;
}

async function insertOrders(tx: Tx, random: Random, of: TradeInput, trades: readonly PricedOrder[]) {
  const { warehouse: clerk, owner } = of.staffIds;
  await insertTables(tx, {
    orders: trades.map((one) => orderRow(one, of.shopId)),
    orderLines: trades.flatMap((one) => lineRows(one, of.shopId)),
  });
  // Two people pack, so that each can re-measure the other's packages.
  const divided = chooseOrderInThreeBoxes(trades, of.members[0], of.now);
  const packages = trades.flatMap((one, at) =>
    packageRows(random, one, of.shopId, at % 2 === 0 ? clerk : owner, of.pictures.packed, divided),
  );
  await insertTables(tx, {
    packages,
    trackingEvents: trades.flatMap((one) =>
      trackRows(random, one, of.shopId, clerk, {
        now: of.now,
        arrivedAt: divided?.one === one ? divided.arrivedAt : undefined,
      }),
    ),
  });
  if (divided) await insertRows(tx, 'trackingEvents', latePackageRows(divided, of.shopId, clerk));
  return packages;
}

async function insertParcels(
  tx: Tx,
  random: Random,
  of: TradeInput,
  stocked: readonly StockedParcel[],
): Promise<DemoMeasured[]> {
  const stock = {
    shopId: of.shopId,
    warehouseId: [...of.warehouseIds.values()][0] ?? '',
    clerkId: of.staffIds.warehouse,
    goodsTypeIds: of.goodsTypeIds,
    minorPerYuan: of.shop.minorPerYuan,
    pictures: of.pictures.arrival,
    onScale: of.pictures.scale,
  };
  const claimed = stocked.map((one) => parcelRows(random, one, stock));
  const unclaimed = Array.from({ length: 14 }, (_, index) => {
    const member = random.pick(of.members);
    const hint =
      [`尾號 ${member.phone.slice(-4)}`, String(member.row.randomName), `${member.name.charAt(0)}**`, ''][
        index % 4
      ] ?? '';
    return unclaimedRows(random, stock, hint, of.now);
  });
  const rows = [...claimed, ...unclaimed];
  // Inserts the two groups separately, because unclaimed parcels have other columns.
  for (const group of [claimed, unclaimed])
    await insertRows(
      tx,
      'parcels',
      group.map(({ row }) => row),
    );
  const measured = rows.flatMap((one) => one.measured);
  await insertTables(tx, {
    parcelMeasurements: measured,
    parcelPhotos: rows.flatMap(({ photos }) => photos),
    transitions: unclaimed.flatMap(({ steps }) => steps),
  });
  return measured;
}

async function insertSteps(tx: Tx, random: Random, of: TradeInput, { trades, stocked }: Made): Promise<void> {
  const clerk = of.staffIds.warehouse;
  await insertRows(tx, 'transitions', [
    ...trades.flatMap((one) => stepRows(random, 'order', one.order, one.member.id, of.shopId, clerk)),
    ...stocked.flatMap((one) => stepRows(random, 'parcel', one.parcel, one.memberId, of.shopId, clerk)),
  ]);
}

function purseOf(of: TradeInput) {
  return {
    shopId: of.shopId,
    bankAccountId: of.bankAccountId,
    voucherIds: of.pictures.voucher,
    financeId: of.staffIds.finance,
    now: of.now,
  };
}

const coinOf = ({ settings, currency }: DemoShop) => settingsOf(settings, currency).coinMinor;
