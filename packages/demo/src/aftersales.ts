import type { AfterSalesSettings } from '@crossdock/domain/aftersales/limits.ts';
import { type ClaimKind, type ClaimPayoutMethod, claimLimits } from '@crossdock/domain/aftersales/limits.ts';
import type { ClaimState } from '@crossdock/domain/aftersales/states.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { settingsOf } from '@crossdock/domain/shops/settings.ts';
import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import type { DemoBase } from './base.ts';
import type { MoneyMovement } from './book.ts';
import { insertTables } from './insertTables.ts';
import { declaredMinorOf, stepTime } from './life.ts';
import type { PricedOrder } from './priceOrder.ts';
import { Random } from './random.ts';
import type { DemoShop } from './shops.ts';
import { hour, iso } from './times.ts';

interface TradeOf extends DemoBase {
  readonly shop: DemoShop;
  readonly shopId: string;
  readonly now: number;
}

interface AfterSalesOf extends TradeOf {
  readonly settings: AfterSalesSettings & { readonly coinMinor: number };
}

interface DemoAfterSales {
  readonly claims: Record<string, unknown>[];
  readonly steps: Record<string, unknown>[];
  readonly acts: Record<string, unknown>[];
  readonly entries: MoneyMovement[];
  /** The order that is declared lost. */
  readonly lost: { readonly id: string; readonly at: string; readonly reason: string } | undefined;
}

interface Told {
  readonly state: ClaimState;
  readonly kind: ClaimKind;
  /** `{goods}` stands for the parcel's goods. */
  readonly remark: string;
  /** True for the demo member's own claims; the others belong to other members. */
  readonly own?: boolean;
  readonly way?: ClaimPayoutMethod;
  readonly reason?: string;
}

const told: readonly Told[] = [
  { state: 'approved', kind: 'freight', remark: '外箱被壓破，重新包裝才能用。', own: true, way: 'balance' },
  {
    state: 'partly',
    kind: 'freightAndGoods',
    remark: '{goods}有一半破損。',
    own: true,
    way: 'outside',
    reason: '破損一半，依比例賠償',
  },
  { state: 'rejected', kind: 'freight', remark: '比預計晚到三天。', own: true, reason: '延誤不在賠償範圍' },
  { state: 'withdrawn', kind: 'freight', remark: '少一件，後來在另一箱找到了。', own: true },
  { state: 'pending', kind: 'freight', remark: '封箱膠帶被割開，內盒凹陷。', own: true },
  { state: 'pending', kind: 'freightAndGoods', remark: '{goods}有破損，開箱時就這樣。' },
  { state: 'pending', kind: 'freightAndGoods', remark: '整箱受潮，{goods}有水漬。' },
  { state: 'approved', kind: 'freightAndGoods', remark: '{goods}被壓壞了。', way: 'balance' },
];

/** Inserts claims in every state and one lost order. Returns the movements of money that the claims caused. */
export async function insertAfterSales(
  tx: Tx,
  of: TradeOf,
  trades: readonly PricedOrder[],
): Promise<DemoAfterSales> {
  const { afterSales, coinMinor } = settingsOf(of.shop.settings, of.shop.currency);
  const made = demoAfterSales({ ...of, settings: { ...afterSales, coinMinor } }, trades);
  await insertTables(tx, {
    aftersalesClaims: made.claims,
    transitions: made.steps,
    moneyActs: made.acts,
  });
  for (const { orderId, amountMinor } of made.entries)
    await tx.raw(
      'update orders set compensated_minor = compensated_minor + $3 where shop_id = $1 and id = $2',
      [of.shopId, orderId, amountMinor],
    );
  const { lost } = made;
  if (lost === undefined) return made;
  const { id, at, reason } = lost;
  await tx.raw('update orders set lost_at = $2, lost_reason = $3 where shop_id = $1 and id = $4', [
    of.shopId,
    ...[at, reason, id],
  ]);
  const state = 'awaitingSignature';
  const step = {
    shopId: of.shopId,
    id: new Random(47_500 + of.members.length).idAt(Date.parse(at)),
    noun: 'order',
    subjectId: id,
    event: 'lost',
    at,
    why: reason,
  };
  const by = { memberId: null, staffId: of.staffIds.support };
  await insertRows(tx, 'transitions', [{ ...step, ...by, fromState: state, toState: state }]);
  return made;
}

/** Each claim is for a parcel of another delivered order. */
function demoAfterSales(of: AfterSalesOf, trades: readonly PricedOrder[]): DemoAfterSales {
  // Uses its own random numbers, so that a change here does not alter the other demo data.
  const random = new Random(47_000 + of.members.length);
  const [newcomer] = of.members;
  const since = of.now - of.settings.days * 24 * hour;
  const signed = trades
    .filter(({ order }) => {
      const signedAt = stepTime(order, 'sign') ?? 0;
      return signedAt > since && signedAt < of.now - 4 * hour;
    })
    .sort((a, b) => b.insuredMinor - a.insuredMinor || (a.order.id < b.order.id ? 1 : -1));
  const made: DemoAfterSales = { claims: [], steps: [], acts: [], entries: [], lost: lostOf(of, trades) };
  for (const one of told) {
    const at = signed.findIndex(
      (trade) =>
        (trade.member === newcomer) === (one.own ?? false) &&
        (one.kind === 'freight' || trade.insuredMinor > 0 || one.own),
    );
    const [trade] = at < 0 ? [] : signed.splice(at, 1);
    if (trade) claim(random, of, one, trade, made);
  }
  return made;
}

/** The order that has been in transit longest. Its carrier cannot find it. */
function lostOf(of: AfterSalesOf, trades: readonly PricedOrder[]): DemoAfterSales['lost'] {
  const [gone] = trades
    .filter(({ order, member }) => order.steps.at(-1)?.event === 'ship' && member !== of.members[0])
    .sort((a, b) => (stepTime(a.order, 'ship') ?? 0) - (stepTime(b.order, 'ship') ?? 0));
  return gone && { id: gone.order.id, at: iso(of.now - 20 * hour), reason: '物流商查無下落' };
}

function claim(random: Random, of: AfterSalesOf, one: Told, trade: PricedOrder, made: DemoAfterSales): void {
  const { order, member } = trade;
  const [parcel] = order.parcels;
  const kind = one.kind === 'freight' || trade.insuredMinor === 0 ? 'freight' : one.kind;
  const most = mostOf(of, trade)?.mostMinor[kind] ?? 0;
  if (parcel === undefined || most < 2) return;
  const signedAt = stepTime(order, 'sign') ?? of.now;
  const at = Math.min(signedAt + random.int(3, 30) * hour, of.now - random.int(20, 200) * 60_000);
  const auditedAt =
    one.state === 'pending' ? undefined : Math.min(at + random.int(4, 40) * hour, of.now - 10 * 60_000);
  const [id, number] = [random.idAt(at), random.reference('AS')];
  const awardedMinor = one.way === undefined ? 0 : one.state === 'partly' ? Math.floor(most / 2) : most;
  const isOutside = one.way === 'outside';
  made.claims.push({
    shopId: of.shopId,
    id,
    number,
    memberId: member.id,
    orderId: order.id,
    parcelId: parcel.id,
    kind,
    claimedMinor: most,
    remark: one.remark.replace('{goods}', parcel.goodsName),
    damageFileIds: [random.pick(of.pictures.arrival)],
    purchaseFileIds: kind === 'freight' ? [] : [random.pick(of.pictures.voucher)],
    state: one.state,
    awardedMinor,
    way: one.way ?? null,
    voucherFileId: isOutside ? random.pick(of.pictures.voucher) : null,
    voucherAt: isOutside && auditedAt !== undefined ? iso(auditedAt) : null,
    rejectReason: one.reason ?? '',
    auditedBy: auditedAt === undefined || one.state === 'withdrawn' ? null : of.staffIds.support,
    auditedAt: auditedAt === undefined ? null : iso(auditedAt),
    createdAt: iso(at),
  });
  const step = { shopId: of.shopId, noun: 'aftersales', subjectId: id };
  made.steps.push({
    ...step,
    ...{ id: random.idAt(at), event: 'submit', fromState: null, toState: 'pending', at: iso(at) },
    ...{ memberId: member.id, staffId: null, why: '' },
  });
  if (auditedAt === undefined) return;
  made.steps.push({
    ...step,
    ...{ id: random.idAt(auditedAt), event: endOf[one.state], fromState: 'pending', toState: one.state },
    at: iso(auditedAt),
    memberId: one.state === 'withdrawn' ? member.id : null,
    staffId: one.state === 'withdrawn' ? null : of.staffIds.support,
    why: one.reason ?? '',
  });
  if (one.way !== undefined)
    pay(random, of, { id, number, trade, awardedMinor, way: one.way, auditedAt }, made);
}

const endOf: Readonly<Record<ClaimState, string>> = {
  pending: 'submit',
  approved: 'approve',
  partly: 'approvePartly',
  rejected: 'reject',
  withdrawn: 'withdraw',
};

/** The maximum compensation for the order's first parcel, by the product's own rule. */
function mostOf(
  { settings, shop: { minorPerYuan } }: AfterSalesOf,
  { order, billed, insuredMinor }: PricedOrder,
) {
  const lines = billed?.lines ?? [];
  const freight = lines.filter(({ kind }) => ['freight', 'coupon', 'points'].includes(kind));
  const totalMinor = billed?.totalMinor ?? 0;
  const [first] = claimLimits(
    {
      freightMinor: freight.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      billTotalMinor: totalMinor,
      keptMinor: totalMinor,
      insuredMinor,
      parcels: order.parcels.map(({ id, weightG, valueCny }) => ({
        id,
        weightG,
        declaredValueMinor: declaredMinorOf({ valueCny }, minorPerYuan),
        awardedMinor: 0,
      })),
    },
    settings,
  );
  return first;
}

interface Paid {
  readonly id: string;
  readonly number: string;
  readonly trade: PricedOrder;
  readonly awardedMinor: number;
  readonly way: ClaimPayoutMethod;
  readonly auditedAt: number;
}

function pay(random: Random, of: AfterSalesOf, paid: Paid, made: DemoAfterSales): void {
  const { trade, awardedMinor, way, auditedAt: at, number } = paid;
  const memberId = trade.member.id;
  const staffId = of.staffIds.support;
  made.acts.push({
    shopId: of.shopId,
    id: random.idAt(at),
    kind: 'aftersales',
    subjectId: paid.id,
    memberId,
    worthMinor: awardedMinor,
    asked: { amountMinor: awardedMinor, way },
    day: dateIn(iso(at), of.shop.timeZone),
    reason: number,
    state: 'approved',
    requestedBy: staffId,
    rejectReason: '',
    auditedBy: staffId,
    auditedAt: iso(at),
    createdAt: iso(at),
  });
  made.entries.push({
    at,
    from: { kind: 'compensations' },
    to: way === 'balance' ? { kind: 'memberBalance', memberId } : { kind: 'bank' },
    amountMinor: awardedMinor,
    kind: 'compensation',
    orderId: trade.order.id,
    staffId,
    memo: number,
  });
}
