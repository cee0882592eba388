import { type DemoParcel, declaredMinorOf, parcelStateOf, stepTime } from './life.ts';
import type { Random } from './random.ts';
import { shelfCodes } from './shelves.ts';

const iso = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString());

export interface StockedParcel {
  readonly parcel: DemoParcel;
  readonly memberId: string;
  readonly orderId: string | null;
  readonly warehouseId: string;
}

export interface StockInput {
  readonly shopId: string;
  /** The warehouse of unclaimed parcels. */
  readonly warehouseId: string;
  readonly clerkId: string;
  readonly goodsTypeIds: ReadonlyMap<string, string>;
  readonly minorPerYuan: number;
  readonly pictures: readonly string[];
  /** Pictures of parcels on the scale. */
  readonly onScale: readonly string[];
}

const couriers: readonly (readonly [string, (random: Random) => string])[] = [
  ['sf', (random) => `SF${random.digits(13)}`],
  ['yto', (random) => `YT${random.digits(13)}`],
  ['jt', (random) => `JT${random.digits(13)}`],
  ['zto', (random) => `73${random.digits(11)}`],
  ['sto', (random) => `77${random.digits(11)}`],
  ['yunda', (random) => `46${random.digits(13)}`],
];

function shelfCode(random: Random): string {
  return random.pick(shelfCodes);
}

function courierNumber(random: Random): { courier: string; number: string } {
  const [courier, make] = random.pick(couriers);
  return { courier, number: make(random) };
}

/** The rows of a parcel: the parcel itself, its measurement and its pictures. */
export function parcelRows(
  random: Random,
  { parcel, memberId, orderId, warehouseId }: StockedParcel,
  stock: StockInput,
) {
  const { courier, number } = courierNumber(random);
  const arrivedAt = stepTime(parcel, 'receive');
  const isHere = arrivedAt !== undefined;
  const [lengthMm, widthMm, heightMm] = parcel.sides;
  const size = isHere
    ? { weightG: parcel.weightG, lengthMm, widthMm, heightMm }
    : { weightG: null, lengthMm: null, widthMm: null, heightMm: null };
  const row = {
    shopId: stock.shopId,
    id: parcel.id,
    number: random.reference('P'),
    memberId,
    courierNumber: number,
    courier,
    warehouseId,
    state: parcelStateOf(parcel),
    goodsName: parcel.goodsName,
    goodsTypeId: stock.goodsTypeIds.get(parcel.goodsType),
    goodsCount: parcel.count,
    declaredValueMinor: declaredMinorOf(parcel, stock.minorPerYuan),
    goodsLink: linkOf(parcel),
    ...size,
    shelfCode: stepTime(parcel, 'shelve') === undefined ? '' : shelfCode(random),
    orderId,
    forecastAt: iso(stepTime(parcel, 'forecast')),
    arrivedAt: iso(arrivedAt),
    shelvedAt: iso(stepTime(parcel, 'shelve')),
    receivedBy: isHere ? stock.clerkId : null,
    createdAt: iso(stepTime(parcel, 'forecast')),
    updatedAt: iso(parcel.steps.at(-1)?.at),
  };
  return {
    row,
    ...(arrivedAt === undefined ? nothingKept : kept(random, stock, parcel.id, arrivedAt, size)),
  };
}

/** The link to the seller. The planner keeps parcels of one seller and day together. */
function linkOf({ goodsName }: { readonly goodsName: string }): string {
  const { length } = goodsName;
  return `https://${sellers[length % sellers.length]}/item?id=${600_000 + length * 7919}`;
}
const sellers = ['item.taobao.com', 'detail.tmall.com', 'item.jd.com'] as const;

const nothingKept = { measured: [], photos: [] };

/** The rows that a desk adds for an arrival: the measurement and the pictures. */
function kept(random: Random, stock: StockInput, parcelId: string, arrivedAt: number, size: object) {
  const measured = [
    {
      shopId: stock.shopId,
      id: random.idAt(arrivedAt),
      parcelId,
      ...size,
      scale: 'A1',
      staffId: stock.clerkId,
      at: iso(arrivedAt),
    },
  ];
  const photos = [
    { kind: 'receive', fileId: random.pick(stock.pictures) },
    { kind: 'scale', fileId: random.pick(stock.onScale) },
  ].map((photo) => ({ ...photo, shopId: stock.shopId, parcelId, createdAt: iso(arrivedAt) }));
  return { measured, photos };
}

interface Steps {
  readonly id: string;
  readonly steps: readonly { readonly event: string; readonly to: string; readonly at: number }[];
}

const byMember = new Set(['forecast', 'submit', 'request', 'pay', 'cancel', 'release']);

/** The timeline of a parcel or an order: each step with the person who made it. */
export function stepRows(
  random: Random,
  noun: string,
  subject: Steps,
  memberId: string | null,
  shopId: string,
  clerkId: string,
) {
  return subject.steps.map((step, index) => ({
    shopId,
    id: random.idAt(step.at),
    noun,
    subjectId: subject.id,
    event: step.event,
    fromState: subject.steps[index - 1]?.to ?? null,
    toState: step.to,
    at: iso(step.at),
    memberId: byMember.has(step.event) ? memberId : null,
    staffId: byMember.has(step.event) ? null : clerkId,
  }));
}

/**
 * The rows of a parcel that arrived without a forecast. `hint` is a text on its label that may identify the owner;
 * empty if there is none.
 */
export function unclaimedRows(random: Random, stock: StockInput, hint: string, now: number) {
  const at = now - random.int(2, 400) * 3_600_000;
  const { courier, number } = courierNumber(random);
  const id = random.idAt(at);
  const size = {
    weightG: random.int(20, 400) * 10,
    lengthMm: random.int(20, 50) * 10,
    widthMm: random.int(15, 40) * 10,
    heightMm: random.int(5, 30) * 10,
  };
  const row = {
    shopId: stock.shopId,
    id,
    number: random.reference('P'),
    courierNumber: number,
    courier,
    warehouseId: stock.warehouseId,
    state: 'unclaimed',
    ...size,
    shelfCode: shelfCode(random),
    labelHint: hint,
    arrivedAt: iso(at),
    shelvedAt: iso(at),
    receivedBy: stock.clerkId,
    createdAt: iso(at),
    updatedAt: iso(at),
  };
  const arrival = { id, steps: [{ event: 'receiveUnclaimed', to: 'unclaimed', at }] };
  const steps = stepRows(random, 'parcel', arrival, null, stock.shopId, stock.clerkId);
  return { row, steps, ...kept(random, stock, id, at, size) };
}
