import { combinedMeasures } from '@crossdock/domain/products/purchaseLines.ts';
import type { PurchaseState } from '@crossdock/domain/products/purchases.ts';
import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import type { FileStore } from '@crossdock/server/platform/files.ts';
import type { DemoBase } from './base.ts';
import type { MoneyMovement } from './book.ts';
import { type DemoPurchase, demoPurchases } from './demoPurchases.ts';
import { storeGoodsPictures } from './goodsFiles.ts';
import { insertTables } from './insertTables.ts';
import { membersAt } from './people.ts';
import { type DemoProduct, demoCategories, demoProducts } from './productCatalogue.ts';
import { Random } from './random.ts';
import { hour, iso } from './times.ts';

interface ProductsOf extends DemoBase {
  readonly shopId: string;
  readonly currency: string;
  readonly minorPerYuan: number;
  readonly coinMinor: number;
  readonly files: FileStore;
  readonly now: number;
}

/**
 * Inserts the catalogue with pictures and stock, and purchases in every state. Returns the money that was paid and
 * refunded.
 */
export async function insertProducts(tx: Tx, of: ProductsOf): Promise<MoneyMovement[]> {
  // Uses its own random numbers, so that a change here does not alter the other demo data.
  const random = new Random(47_000 + of.members.length);
  const opened = of.now - 120 * 24 * hour;
  const { shopId } = of;
  const categories = demoCategories.map(([tw, zh, en], position) => ({
    ...{ shopId, id: random.idAt(opened), tw, zh, en, position },
  }));
  await insertRows(tx, 'productCategories', categories);
  const pictures = await storeGoodsPictures(tx, random, of, opened);
  const made = demoProducts.map((product, at) => {
    const categoryId = categories[product.category]?.id ?? '';
    const [fileId = ''] = pictures.slice(at);
    return productRows(random, of, product, { at: opened + at * 40 * hour, categoryId, fileId });
  });
  await insertRows(
    tx,
    'products',
    made.map(({ row }) => row),
  );
  const variants = made.flatMap((one) => one.variants.map((variant) => ({ ...one, variant })));
  const sold = purchasesOf(random, of, variants);
  const taken = (id: string) =>
    sold
      .filter((one) => one.isSold && one.line.variantId === id)
      .reduce((n, { line }) => n + line.quantity, 0);
  await insertTables(tx, {
    productVariants: variants.map(({ variant }) => ({ ...variant, sold: taken(variant.id) })),
    purchases: sold.map(({ purchase }) => purchase),
    parcels: sold.flatMap(({ parcel }) => parcel ?? []),
    parcelPhotos: sold.flatMap(({ parcel, line }) =>
      parcel
        ? [{ shopId, parcelId: parcel.id, fileId: line.fileId, kind: 'receive', createdAt: parcel.createdAt }]
        : [],
    ),
    purchaseLines: sold.map(({ line }) => line),
    stockMovements: variants.flatMap(({ row, variant }) =>
      movements(random, of, variant, sold, Date.parse(row.createdAt)),
    ),
    transitions: sold.flatMap(({ steps }) => steps),
  });
  return sold.flatMap(({ entries }) => entries);
}

interface Placed {
  readonly at: number;
  readonly categoryId: string;
  readonly fileId: string;
}

function productRows(random: Random, of: ProductsOf, product: DemoProduct, placed: Placed) {
  const { shopId, warehouseIds, goodsTypeIds, staffIds } = of;
  const id = random.idAt(placed.at);
  const text = (at: 0 | 1 | 2) => ({
    title: product.names[at],
    html: `<p>${product.about[at]}</p>`,
    plain: product.about[at],
  });
  const row = {
    ...{ shopId, id, categoryId: placed.categoryId, fileIds: [placed.fileId], active: true },
    texts: { tw: text(0), zh: text(1), en: text(2) },
    goodsTypeId: goodsTypeIds.get(product.goodsType) ?? '',
    warehouseId: [...warehouseIds.values()][0] ?? '',
    shelfCode: 'A-01-1',
    ...{ createdAt: iso(placed.at), updatedAt: iso(placed.at), updatedBy: staffIds.owner },
  };
  const [lengthMm, widthMm, heightMm] = product.sides;
  const variants = product.variants.map(({ names: [tw, zh, en], price, stock }, position) => ({
    ...{ shopId, id: random.idAt(placed.at), productId: id, tw, zh, en, stock, position },
    sku: `G-${random.digits(6)}`,
    priceMinor: priceIn(of, price),
    ...{ weightG: product.weightG, lengthMm, widthMm, heightMm, lowStock: 5 },
  }));
  return { row, variants, names: product.names, fileId: placed.fileId };
}

/** Converts a price from dollars of the first shop, 4.4 of which are one yuan. */
function priceIn({ minorPerYuan, coinMinor }: ProductsOf, price: number): number {
  return Math.max(coinMinor, Math.round((price * minorPerYuan) / 4.4 / coinMinor) * coinMinor);
}

type Made = ReturnType<typeof productRows>;
type Sellable = Made & { readonly variant: Made['variants'][number] };

type Sold = ReturnType<typeof soldOne>;

function purchasesOf(random: Random, of: ProductsOf, variants: readonly Sellable[]): Sold[] {
  const members = membersAt(of.members, of.now - 30 * 24 * hour);
  return demoPurchases.flatMap((one) => {
    const sellable = variants[one.variant % variants.length];
    const member = members[one.member % members.length];
    return sellable && member ? [soldOne(random, of, one, sellable, member.id)] : [];
  });
}

function soldOne(
  random: Random,
  of: ProductsOf,
  { state, quantity, hoursAgo, why = '' }: DemoPurchase,
  { row, variant, names, fileId }: Sellable,
  memberId: string,
) {
  const { shopId } = of;
  const at = of.now - hoursAgo * hour;
  const isPaid = state === 'paid' || state === 'refunded';
  const paidAt = isPaid ? iso(at + 60_000) : null;
  const endedAt = state === 'cancelled' || state === 'refunded' ? iso(at + hour) : null;
  const id = random.idAt(at);
  const totalMinor = variant.priceMinor * quantity;
  const number = random.reference('SP');
  const { priceMinor, sku, weightG, lengthMm, widthMm, heightMm } = variant;
  const { goodsTypeId, warehouseId, shelfCode } = row;
  const parcelId = isPaid ? random.idAt(at + 60_000) : null;
  const nameIn = (lang: 'tw' | 'zh' | 'en', title: string) =>
    [title, variant[lang]].filter(Boolean).join(' · ');
  const [tw, zh, en] = names;
  const line = {
    ...{ shopId, purchaseId: id, position: 0, variantId: variant.id, productId: row.id, sku, fileId },
    name: { tw: nameIn('tw', tw), zh: nameIn('zh', zh), en: nameIn('en', en) },
    ...{ priceMinor, quantity, weightG, lengthMm, widthMm, heightMm, goodsTypeId, warehouseId, shelfCode },
    parcelId,
  };
  const purchase = {
    ...{ shopId, id, number, memberId, state, goodsMinor: totalMinor, totalMinor, why },
    paidMinor: state === 'paid' ? totalMinor : 0,
    paymentMethod: isPaid ? 'balance' : null,
    expiresAt: iso(at + hour),
    ...{ createdAt: iso(at), paidAt, endedAt },
  };
  const parcel =
    parcelId === null
      ? null
      : {
          ...{ shopId, id: parcelId, number: random.reference('P'), memberId },
          ...{ courierNumber: number, warehouseId, goodsTypeId, goodsName: nameIn('tw', tw) },
          state: state === 'paid' ? 'shelved' : 'returned',
          goodsCount: quantity,
          declaredValueMinor: totalMinor,
          ...combinedMeasures([line]),
          shelfCode: state === 'paid' ? shelfCode : '',
          ...{ forecastAt: paidAt, arrivedAt: paidAt, shelvedAt: paidAt, createdAt: paidAt ?? '' },
          updatedAt: endedAt ?? paidAt,
        };
  const times = { at, endedAt };
  return {
    ...{ purchase, line, parcel, isSold: state === 'paid' || state === 'awaitingPayment' },
    entries: isPaid ? entriesOf({ id, number, memberId, totalMinor, state }, times) : [],
    steps: stepsOf(random, of, { purchase, parcelId }, at),
  };
}

interface PaidOne {
  readonly id: string;
  readonly number: string;
  readonly memberId: string;
  readonly totalMinor: number;
  readonly state: PurchaseState;
}

/** The top-up for a purchase, its payment, and its refund if there is one. */
function entriesOf(
  { id, number, memberId, totalMinor: amountMinor, state }: PaidOne,
  times: { at: number },
): MoneyMovement[] {
  const balance = { kind: 'memberBalance', memberId } as const;
  const paid: MoneyMovement[] = [
    { amountMinor, at: times.at - hour, from: { kind: 'bank' }, to: balance, kind: 'bankTransfer' },
    {
      ...{ amountMinor, at: times.at + 60_000, from: balance, to: { kind: 'revenue' }, purchaseId: id },
      kind: 'purchasePayment',
    },
  ];
  if (state !== 'refunded') return paid;
  const back = { amountMinor, at: times.at + hour, from: { kind: 'revenue' }, to: balance } as const;
  return [...paid, { ...back, kind: 'purchaseRefund', purchaseId: id, memo: number }];
}

function stepsOf(
  random: Random,
  { shopId, staffIds }: ProductsOf,
  {
    purchase,
    parcelId,
  }: {
    purchase: { id: string; memberId: string; state: PurchaseState; why: string };
    parcelId: string | null;
  },
  at: number,
) {
  const { id: subjectId, memberId, state, why } = purchase;
  const step = (
    noun: string,
    subject: string,
    event: string,
    toState: string,
    when: number,
    staffId: string | null = null,
  ) => ({
    ...{ shopId, id: random.idAt(when), noun, subjectId: subject, event, fromState: null, toState },
    ...{ memberId, staffId, why: '', at: iso(when) },
  });
  const steps = [step('purchase', subjectId, 'buy', 'awaitingPayment', at)];
  if (parcelId !== null) {
    steps.push(step('purchase', subjectId, 'pay', 'paid', at + 60_000));
    steps.push(step('parcel', parcelId, 'buy', 'shelved', at + 60_000));
  }
  if (state === 'cancelled') steps.push({ ...step('purchase', subjectId, 'cancel', state, at + hour), why });
  if (state === 'refunded' && parcelId !== null) {
    const by = { staffId: staffIds.owner, why };
    steps.push({ ...step('purchase', subjectId, 'refund', state, at + hour), ...by });
    steps.push({ ...step('parcel', parcelId, 'return', 'returned', at + hour), ...by });
  }
  return steps;
}

/** The initial stock, then the change by each purchase and return. The sum is the current stock. */
function movements(
  random: Random,
  { shopId, staffIds }: ProductsOf,
  { id: variantId, stock }: Sellable['variant'],
  sold: readonly Sold[],
  opened: number,
) {
  const mine = sold
    .filter(({ line }) => line.variantId === variantId)
    .sort((a, b) => (a.purchase.createdAt < b.purchase.createdAt ? -1 : 1));
  const gone = mine.filter(({ isSold }) => isSold).reduce((n, { line }) => n + line.quantity, 0);
  let left = stock + gone;
  const write = (kind: string, change: number, at: number, purchaseId: string | null) => ({
    ...{ shopId, id: random.idAt(at), variantId, kind, change, stockAfter: left, purchaseId, at: iso(at) },
    staffId: purchaseId === null ? staffIds.warehouse : null,
  });
  const rows = [write('received', left, opened + hour, null)];
  for (const { purchase, line, isSold } of mine) {
    const at = Date.parse(purchase.createdAt);
    left -= line.quantity;
    rows.push(write('sold', -line.quantity, at, purchase.id));
    if (isSold) continue;
    left += line.quantity;
    rows.push(write('returned', line.quantity, at + hour, purchase.id));
  }
  return rows;
}
