import { newParcelNumber, parcelNumberBytes } from '@crossdock/domain/parcels/number.ts';
import { type DemoParcel, stateOf, timeOf } from './life.ts';
import type { Random } from './random.ts';
import { shelfCodes } from './shelves.ts';

const iso = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString());

export interface Stocked {
  readonly parcel: DemoParcel;
  readonly memberId: string;
  readonly orderId: string | null;
  readonly warehouseId: string;
}

export interface StockOf {
  readonly shopId: string;
  /** Where unclaimed parcels lie. */
  readonly warehouseId: string;
  readonly clerkId: string;
  readonly goodsTypeIds: ReadonlyMap<string, string>;
  readonly minorPerYuan: number;
  readonly pictures: readonly string[];
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

export function courierNumber(random: Random): { courier: string; number: string } {
  const [courier, make] = random.pick(couriers);
  return { courier, number: make(random) };
}

/** Rows of a parcel: itself, what was measured, its pictures. */
export function parcelRows(
  random: Random,
  { parcel, memberId, orderId, warehouseId }: Stocked,
  stock: StockOf,
) {
  const { courier, number } = courierNumber(random);
  const arrivedAt = timeOf(parcel, 'receive');
  const isHere = arrivedAt !== undefined;
  const [lengthMm, widthMm, heightMm] = parcel.sides;
  const size = isHere
    ? { weight_g: parcel.weightG, length_mm: lengthMm, width_mm: widthMm, height_mm: heightMm }
    : { weight_g: null, length_mm: null, width_mm: null, height_mm: null };
  const row = {
    shop_id: stock.shopId,
    id: parcel.id,
    number: newParcelNumber(random.bytes(parcelNumberBytes)),
    member_id: memberId,
    bill_code: number,
    courier,
    warehouse_id: warehouseId,
    state: stateOf(parcel),
    goods_name: parcel.goodsName,
    goods_type_id: stock.goodsTypeIds.get(parcel.goodsType),
    goods_count: parcel.count,
    declared_value_minor: parcel.valueCny * stock.minorPerYuan,
    ...size,
    shelf_code: timeOf(parcel, 'shelve') === undefined ? '' : shelfCode(random),
    order_id: orderId,
    forecast_at: iso(timeOf(parcel, 'forecast')),
    arrived_at: iso(arrivedAt),
    shelved_at: iso(timeOf(parcel, 'shelve')),
    received_by: isHere ? stock.clerkId : null,
    created_at: iso(timeOf(parcel, 'forecast')),
    updated_at: iso(parcel.steps.at(-1)?.at),
  };
  return {
    row,
    ...(arrivedAt === undefined ? nothingKept : kept(random, stock, parcel.id, arrivedAt, size)),
  };
}

const nothingKept = { measured: [], photos: [] };

/** What a desk keeps of an arrival: the measurement and the pictures. */
function kept(random: Random, stock: StockOf, parcelId: string, arrivedAt: number, size: object) {
  const measured = [
    {
      shop_id: stock.shopId,
      id: random.idAt(arrivedAt),
      parcel_id: parcelId,
      ...size,
      staff_id: stock.clerkId,
      at: iso(arrivedAt),
    },
  ];
  const photos = [...new Set([random.pick(stock.pictures), random.pick(stock.pictures)])].map(
    (fileId, index) => ({
      shop_id: stock.shopId,
      parcel_id: parcelId,
      file_id: fileId,
      kind: index === 0 ? 'receive' : 'scale',
      created_at: iso(arrivedAt),
    }),
  );
  return { measured, photos };
}

interface Steps {
  readonly id: string;
  readonly steps: readonly { readonly event: string; readonly to: string; readonly at: number }[];
}

const byMember = new Set(['forecast', 'submit', 'request', 'pay', 'cancel', 'release']);

/** The timeline of a parcel or an order, step by step, with who did it. */
export function stepRows(
  random: Random,
  noun: string,
  subject: Steps,
  memberId: string | null,
  shopId: string,
  clerkId: string,
) {
  return subject.steps.map((step, index) => ({
    shop_id: shopId,
    id: random.idAt(step.at),
    noun,
    subject_id: subject.id,
    event: step.event,
    from_state: subject.steps[index - 1]?.to ?? null,
    to_state: step.to,
    at: iso(step.at),
    member_id: byMember.has(step.event) ? memberId : null,
    staff_id: byMember.has(step.event) ? null : clerkId,
  }));
}

/** Arrived, and nobody had forecast them: some carry a hint of whose they are. */
export function unclaimedRows(random: Random, stock: StockOf, hint: string, now: number) {
  const at = now - random.int(2, 400) * 3_600_000;
  const { courier, number } = courierNumber(random);
  const id = random.idAt(at);
  const size = {
    weight_g: random.int(20, 400) * 10,
    length_mm: random.int(20, 50) * 10,
    width_mm: random.int(15, 40) * 10,
    height_mm: random.int(5, 30) * 10,
  };
  const row = {
    shop_id: stock.shopId,
    id,
    number: newParcelNumber(random.bytes(parcelNumberBytes)),
    bill_code: number,
    courier,
    warehouse_id: stock.warehouseId,
    state: 'unclaimed',
    ...size,
    shelf_code: shelfCode(random),
    label_hint: hint,
    arrived_at: iso(at),
    shelved_at: iso(at),
    received_by: stock.clerkId,
    created_at: iso(at),
    updated_at: iso(at),
  };
  const arrival = { id, steps: [{ event: 'receiveUnclaimed', to: 'unclaimed', at }] };
  const steps = stepRows(random, 'parcel', arrival, null, stock.shopId, stock.clerkId);
  return { row, steps, ...kept(random, stock, id, at, size) };
}
