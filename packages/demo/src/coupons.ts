import { alwaysValidCopy, couponDecision } from '@crossdock/domain/coupons/decision.ts';
import { type CouponTerms, discountableChargeOf } from '@crossdock/domain/coupons/rules.ts';
import { sum } from '@crossdock/domain/money.ts';
import { withDeductions } from '@crossdock/domain/pricing/deductions.ts';
import type { Quote } from '@crossdock/domain/pricing/quote.ts';
import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import { insertTables } from './insertTables.ts';
import { stepTime } from './life.ts';
import type { DemoMember } from './people.ts';
import type { PricedOrder } from './priceOrder.ts';
import { Random } from './random.ts';
import { day, hour, iso } from './times.ts';

interface Offer {
  readonly id: string;
  readonly texts: { readonly zh: string; readonly tw: string; readonly en: string };
  readonly terms: CouponTerms;
  readonly state: 'draft' | 'active' | 'stopped';
  readonly from: number;
  /** `until` is one end date for all copies; `days` counts from receipt. */
  readonly until: number | null;
  readonly days: number | null;
  readonly total: number | null;
  readonly budgetMinor: number | null;
}

interface Copy {
  readonly offer: Offer;
  readonly member: DemoMember;
  readonly at: number;
  readonly source: 'issued' | 'code';
  readonly used?: { readonly orderId: string; readonly at: number; readonly minor: number };
}

/** The shop's offers, and the copies that members hold or have used. */
export interface DemoCoupons {
  readonly coinMinor: number;
  readonly shopId: string;
  readonly now: number;
  readonly financeId: string;
  readonly offers: Readonly<
    Record<'welcome' | 'heavy' | 'parcelDay' | 'autumn' | 'newYear' | 'goods', Offer>
  >;
  readonly copies: Copy[];
}

const off = (amountMinor: number, more: Partial<CouponTerms> = {}): CouponTerms => ({
  type: 1,
  amountMinor,
  rateBp: 0,
  rounding: 'halfUp',
  maxMinor: null,
  base: 'freight',
  rules: { join: 'and', conditions: [] },
  ...more,
});

const heavy = off(0, {
  type: 2,
  rateBp: 1_000,
  rounding: 'halfUp',
  maxMinor: 20_000,
  rules: {
    join: 'or',
    conditions: [
      { on: 'weight', atLeast: 5_000 },
      { on: 'freight', atLeast: 80_000 },
    ],
  },
});
const autumn = off(15_000, {
  base: 'total',
  rules: { join: 'and', conditions: [{ on: 'total', atLeast: 60_000 }] },
});
const newYear = off(0, { type: 2, rateBp: 800, base: 'total' });

const goods = off(5_000, {
  base: 'goods',
  rules: { join: 'and', conditions: [{ on: 'total', atLeast: 20_000 }] },
});

type Name = keyof DemoCoupons['offers'];

const names: Readonly<Record<Name, Offer['texts']>> = {
  autumn: { zh: '秋季满减', tw: '秋季滿額折抵', en: 'Autumn saver' },
  welcome: { zh: '新会员见面礼', tw: '新會員見面禮', en: 'Welcome gift' },
  heavy: { zh: '重件运费 9 折', tw: '重件運費 9 折', en: 'Ten percent off heavy orders' },
  parcelDay: { zh: '集运日限时优惠', tw: '集運日限時優惠', en: 'Parcel day' },
  goods: { zh: '商店商品折抵', tw: '商店商品折抵', en: 'Shop products discount' },
  newYear: { zh: '新春总费用折扣', tw: '新春總費用折扣', en: 'New year discount' },
};

/** Coupons have their own random numbers, so that changing them does not change the other data of the shop. */
export const couponRandom = () => new Random(0x5a17);

/** When the offer was created: the day before it begins, or yesterday if it begins in the future. */
const writtenAt = ({ from }: Pick<Offer, 'from'>, now: number) => Math.min(from, now) - day;

/** Creates the offers. The amounts suit both demo shops' currencies. */
export function createCouponOffers(
  random: Random,
  { shopId, now, financeId, coinMinor }: Pick<DemoCoupons, 'shopId' | 'now' | 'financeId' | 'coinMinor'>,
): DemoCoupons {
  // Offers for goods have their own random numbers, so that changing them does not change the other offers.
  const ofGoods = new Random(Number.parseInt(shopId.slice(-6), 16));
  const offer = (
    name: Name,
    terms: CouponTerms,
    more: Partial<Offer> & { from: number },
    chance = random,
  ): Offer => ({
    id: chance.idAt(writtenAt(more, now)),
    texts: names[name],
    terms,
    state: 'active',
    until: null,
    days: null,
    total: null,
    budgetMinor: null,
    ...more,
  });
  const span = (from: number, until: number) => ({ from: now + from * day, until: now + until * day });
  return {
    shopId,
    now,
    financeId,
    coinMinor,
    copies: [],
    offers: {
      autumn: offer('autumn', autumn, { ...span(-120, -10), state: 'stopped', total: 2_000 }),
      welcome: offer('welcome', off(10_000), { from: now - 360 * day, days: 400 }),
      heavy: offer('heavy', heavy, { ...span(-20, 45), total: 500, budgetMinor: 3_000_000 }),
      parcelDay: offer('parcelDay', off(5_000), { ...span(-9, 5), total: 1_000 }),
      newYear: offer('newYear', newYear, { ...span(30, 80), state: 'draft', budgetMinor: 5_000_000 }),
      goods: offer('goods', goods, { ...span(-6, 60), total: 800 }, ofGoods),
    },
  };
}

/** Gives a member coupons and uses some of them on orders. Returns the orders at their reduced prices. */
export function giveAndUseCoupons(
  random: Random,
  shop: DemoCoupons,
  member: DemoMember,
  trades: readonly PricedOrder[],
): PricedOrder[] {
  const { offers, copies, now } = shop;
  const settled = trades.filter((one) => one.billed !== null && stepTime(one.order, 'pay') !== undefined);
  const [first, ...later] = settled;
  // The first member, whose login visitors use, has coupons in every state.
  const shown = copies.length === 0;
  const using = new Map<PricedOrder, Offer>();
  if (first && (shown || random.chance(0.6))) using.set(first, offers.welcome);
  const autumnal = later.find(
    (one) => createdAt(one) > offers.autumn.from && createdAt(one) < now - 12 * day,
  );
  if (autumnal && random.chance(0.5)) using.set(autumnal, offers.autumn);
  const priced = trades.map((one) => {
    const offer = using.get(one);
    const lowered = offer && lower(one, offer.terms, shop.coinMinor);
    if (!offer || !lowered) return one;
    const [at, minor] = [createdAt(one), lowered.minor];
    copies.push({
      offer,
      member,
      at: Math.max(offer.from, at - random.int(1, 40) * 60_000),
      source: 'issued',
      used: { orderId: one.order.id, at, minor },
    });
    return lowered.trade;
  });
  // Members who joined later received the offer on joining, unless it had ended by then.
  const hold = (offer: Offer, daysAgo: number, source: Copy['source'] = 'issued') => {
    const at = Math.max(now - daysAgo * day, member.since + hour);
    if (offer.until === null || at < offer.until) copies.push({ offer, member, at, source });
  };
  hold(offers.parcelDay, 9);
  hold(offers.goods, 6);
  if (!copies.some((copy) => copy.member === member && copy.offer === offers.autumn)) hold(offers.autumn, 60);
  if (!copies.some((copy) => copy.member === member && copy.offer === offers.welcome))
    hold(offers.welcome, 30);
  if (shown || random.chance(0.4)) hold(offers.heavy, random.int(1, 15), 'code');
  return priced;
}

const createdAt = (one: PricedOrder): number => one.order.steps[0]?.at ?? 0;

/** The order at its price with the coupon; undefined if the coupon does not apply to quote and bill. */
function lower(
  one: PricedOrder,
  terms: CouponTerms,
  coinMinor: number,
): { trade: PricedOrder; minor: number } | undefined {
  const price = (quote: Quote) => {
    const found = couponDecision(
      alwaysValidCopy(terms),
      discountableChargeOf(quote, coinMinor),
      iso(createdAt(one)),
    );
    if ('obstacle' in found) return undefined;
    const deduction = { couponMinor: found.amountMinor, pointsMinor: 0 };
    const lines = withDeductions(quote.lines, deduction, { collected: null, paymentRateBp: 0, coinMinor });
    const totalMinor = sum(lines.map((line) => line.amountMinor));
    return { quote: { ...quote, lines, totalMinor }, minor: found.amountMinor };
  };
  const quoted = price(one.quoted);
  const billed = one.billed && price(one.billed);
  if (!quoted || !billed) return undefined;
  return { trade: { ...one, quoted: quoted.quote, billed: billed.quote }, minor: billed.minor };
}

const demoCode = 'SHIP88SAVE';

/** Inserts the coupons. Must run after the orders are inserted, because used copies refer to them. */
export async function insertCoupons(tx: Tx, random: Random, shop: DemoCoupons): Promise<void> {
  await insertRows(
    tx,
    'coupons',
    Object.values(shop.offers).map((offer) => offerRow(shop, offer)),
  );
  const fromCode = shop.copies.filter(({ source }) => source === 'code').length;
  await insertTables(tx, {
    couponCodes: [
      {
        shopId: shop.shopId,
        code: demoCode,
        couponId: shop.offers.heavy.id,
        maxUses: 300,
        usedCount: fromCode,
        expiresAt: iso(shop.now + 45 * day),
        batchId: random.idAt(shop.now - 20 * day),
        createdAt: iso(shop.now - 20 * day),
      },
    ],
    memberCoupons: shop.copies.map((copy) => copyRow(random, shop, copy)),
  });
  await tx.raw(
    `update orders set member_coupon_id = held.id from member_coupons held
     where orders.shop_id = $1 and held.shop_id = $1 and held.order_id = orders.id`,
    [shop.shopId],
  );
}

function offerRow({ shopId, copies, financeId, now }: DemoCoupons, offer: Offer) {
  const issued = copies.filter((copy) => copy.offer === offer);
  const used = issued.flatMap((copy) => copy.used ?? []);
  return {
    shopId,
    id: offer.id,
    ...offer.texts,
    type: offer.terms.type,
    amountMinor: offer.terms.amountMinor,
    rateBp: offer.terms.rateBp,
    rounding: offer.terms.rounding,
    maxMinor: offer.terms.maxMinor,
    base: offer.terms.base,
    rules: offer.terms.rules,
    validFrom: iso(offer.from),
    validUntil: offer.until === null ? null : iso(offer.until),
    validDays: offer.days,
    perMember: 1,
    totalCount: offer.total,
    issuedCount: issued.length,
    usedCount: used.length,
    budgetMinor: offer.budgetMinor,
    usedMinor: used.reduce((total, { minor }) => total + minor, 0),
    state: offer.state,
    createdBy: financeId,
    createdAt: iso(writtenAt(offer, now)),
  };
}

function copyRow(
  random: Random,
  { shopId, financeId }: DemoCoupons,
  { offer, member, at, source, used }: Copy,
) {
  return {
    shopId,
    id: random.idAt(at),
    couponId: offer.id,
    memberId: member.id,
    state: used ? 'used' : 'unused',
    source,
    code: source === 'code' ? demoCode : null,
    validUntil: iso(offer.until ?? at + (offer.days ?? 0) * day),
    orderId: used?.orderId ?? null,
    usedAt: used ? iso(used.at) : null,
    deductedMinor: used?.minor ?? null,
    issuedBy: source === 'issued' ? financeId : null,
    createdAt: iso(at),
  };
}
