import type { OrderEvent, OrderState } from '@crossdock/domain/orders/states.ts';
import type { ParcelEvent, ParcelState } from '@crossdock/domain/parcels/states.ts';
import { type DemoGoods, goods } from './names.ts';
import type { Random } from './random.ts';
import { day, hour } from './times.ts';

/** One bought parcel with its steps so far, at most from forecast to delivery. Times are in ms since the epoch. */
export interface DemoParcel {
  readonly id: string;
  readonly goodsType: DemoGoods;
  readonly goodsName: string;
  readonly count: number;
  /** Value in whole CNY. The caller converts it to the shop's currency. */
  readonly valueCny: number;
  readonly weightG: number;
  readonly sides: readonly [number, number, number];
  readonly steps: readonly {
    readonly event: ParcelEvent | 'forecast';
    readonly to: ParcelState;
    readonly at: number;
  }[];
}

/** Declared value in whole dollars, as members usually enter it. */
export const declaredMinorOf = ({ valueCny }: Pick<DemoParcel, 'valueCny'>, minorPerYuan: number): number =>
  Math.round((valueCny * minorPerYuan) / 100) * 100;

/** One order with its steps so far. */
export interface DemoOrder {
  readonly id: string;
  readonly parcels: readonly DemoParcel[];
  readonly lane: 'usual' | 'fast';
  readonly cashOnDelivery: boolean;
  readonly insured: boolean;
  readonly steps: readonly {
    readonly event: OrderEvent | 'submit';
    readonly to: OrderState;
    readonly at: number;
  }[];
}

export interface DemoMemberYear {
  readonly orders: readonly DemoOrder[];
  /** Parcels without an order: on the way, or waiting on the shelf. */
  readonly loose: readonly DemoParcel[];
}

export interface LifeOptions {
  /** Shopping trips per year. */
  readonly trips: number;
  readonly since: number;
  readonly now: number;
  /** The least and most days from shipping to delivery, as the channels promise them. */
  readonly transitDays: Readonly<Record<DemoOrder['lane'], readonly [number, number]>>;
  /** An extra order in each of these states, for visitors to see. */
  readonly showcase?: readonly OrderState[];
}

/** Generates a member's year before `now`: shopping trips, arriving parcels and orders. */
export function generateMemberYear(random: Random, temper: LifeOptions): DemoMemberYear {
  const from = Math.max(temper.since, temper.now - 360 * day);
  // Recent trips are more frequent, so that every desk has work to show.
  const trips = Array.from({ length: temper.trips }, () =>
    travel(random, from + (temper.now - from) * random.next() ** 0.6, temper),
  );
  return joined([...trips, ...(temper.showcase ?? []).map((state) => untilState(random, temper, state))]);
}

/** One shopping trip: an order, or loose parcels that wait for others or for the member's decision. */
function travel(random: Random, at: number, temper: LifeOptions): DemoMemberYear {
  const type = random.weighted(tripTypes);
  const bought = Array.from({ length: random.weighted(tripSizes) }, () => buy(random, type, at, temper.now));
  const shelved = bought.filter((parcel) => parcelStateOf(parcel) === 'shelved');
  const submittedAt = Math.max(0, ...shelved.map(lastStep)) + random.int(2, 200) * hour;
  // Few members store goods for long, because the storage fee makes them decide.
  const isWaiting = random.chance(at > temper.now - 40 * day ? 0.15 : 0.01);
  if (shelved.length < bought.length || isWaiting || submittedAt >= temper.now)
    return { orders: [], loose: bought };
  return { orders: [send(random, bought, submittedAt, temper)], loose: [] };
}

/** A recent trip whose order is exactly in this state. */
function untilState(random: Random, temper: LifeOptions, state: OrderState): DemoMemberYear {
  for (let attempt = 0; attempt < 2_000; attempt++) {
    const trip = travel(random, temper.now - random.int(3, 24) * day, temper);
    const [order] = trip.orders;
    if (order && orderStateOf(order) === state && !order.cashOnDelivery) return trip;
  }
  throw new RangeError(`no trip leads to ${state}`);
}

function joined(lives: readonly DemoMemberYear[]): DemoMemberYear {
  return { orders: lives.flatMap((life) => life.orders), loose: lives.flatMap((life) => life.loose) };
}

const tripTypes: readonly (readonly [DemoGoods, number])[] = [
  ['clothes', 26],
  ['shoes', 9],
  ['bags', 8],
  ['homeGoods', 18],
  ['furniture', 4],
  ['kitchen', 9],
  ['stationery', 6],
  ['carSupplies', 4],
  ['electronics', 8],
  ['cosmetics', 4],
  ['food', 3],
  ['other', 6],
];
const tripSizes: readonly (readonly [number, number])[] = [
  [1, 34],
  [2, 28],
  [3, 18],
  [4, 11],
  [5, 6],
  [7, 3],
];

function buy(random: Random, goodsType: DemoGoods, at: number, now: number): DemoParcel {
  const [goodsName, price, grams] = random.pick(goods[goodsType]);
  const count = random.weighted([
    [1, 70],
    [2, 20],
    [3, 10],
  ] as const);
  const weightG = Math.round((grams * count * (0.9 + random.next() * 0.25) + 120) / 10) * 10;
  // Packed goods weigh 120 to 300 grams per litre.
  const litres = weightG / random.int(120, 300);
  const edge = Math.cbrt(litres) * 100;
  const sides = [
    edge * (1.1 + random.next() * 0.5),
    edge * (0.8 + random.next() * 0.3),
    edge * (0.5 + random.next() * 0.4),
  ];
  const steps: DemoParcel['steps'][number][] = [{ event: 'forecast', to: 'forecast', at }];
  const arrived = at + random.int(40, 150) * hour;
  if (arrived < now) steps.push({ event: 'receive', to: 'received', at: arrived });
  const shelvedAt = arrived + random.int(1, 9) * (hour / 3);
  if (shelvedAt < now) steps.push({ event: 'shelve', to: 'shelved', at: shelvedAt });
  const [length, width, height] = sides.map((side) => Math.max(20, Math.round(side / 5) * 5));
  return {
    id: random.idAt(at),
    goodsType,
    goodsName,
    count,
    valueCny: price * count,
    weightG,
    sides: [length ?? 100, width ?? 100, height ?? 100],
    steps: steps.filter((step) => step.at < now),
  };
}

function send(
  random: Random,
  bought: readonly DemoParcel[],
  submittedAt: number,
  temper: LifeOptions,
): DemoOrder {
  const { now } = temper;
  const lane = random.chance(0.35) ? 'fast' : 'usual';
  const cashOnDelivery = random.chance(0.08);
  const steps: DemoOrder['steps'][number][] = [{ event: 'submit', to: 'processing', at: submittedAt }];
  const then = (event: OrderEvent, to: OrderState, after: number) => {
    const last = steps.at(-1);
    if (last === undefined || last.at + after >= now) return;
    if (before[event] !== last.to) return;
    steps.push({ event, to, at: last.at + after });
  };
  if (random.chance(0.04)) then('cancel', 'cancelled', random.int(1, 8) * hour);
  if (cashOnDelivery) then('packCod', 'awaitingShipment', random.int(4, 40) * hour);
  else then('pack', 'awaitingPayment', random.int(4, 40) * hour);
  then('pay', 'awaitingShipment', random.int(1, 60) * hour);
  then('ship', 'awaitingSignature', random.int(10, 50) * hour);
  const [min, max] = temper.transitDays[lane];
  then('sign', 'signed', random.int(min * 24, max * 24) * hour);
  const parcels = bought.map((parcel) => ({ ...parcel, steps: [...parcel.steps, ...carried(steps)] }));
  return {
    id: random.idAt(submittedAt),
    parcels,
    lane,
    cashOnDelivery,
    insured: random.chance(0.2),
    steps,
  };
}

const before: Readonly<Partial<Record<OrderEvent, OrderState>>> = {
  cancel: 'processing',
  pack: 'processing',
  packCod: 'processing',
  pay: 'awaitingPayment',
  ship: 'awaitingShipment',
  sign: 'awaitingSignature',
};

/** The parcels' steps that follow from an order's steps. */
function carried(steps: DemoOrder['steps']): DemoParcel['steps'][number][] {
  return steps.flatMap(({ event, at }) => {
    const moved = parcelMoves[event];
    return moved ? [{ ...moved, at }] : [];
  });
}

const parcelMoves: Readonly<Partial<Record<OrderEvent | 'submit', { event: ParcelEvent; to: ParcelState }>>> =
  {
    submit: { event: 'request', to: 'requested' },
    cancel: { event: 'release', to: 'shelved' },
    pack: { event: 'pack', to: 'packed' },
    packCod: { event: 'pack', to: 'packed' },
    ship: { event: 'ship', to: 'shipped' },
    sign: { event: 'sign', to: 'signed' },
  };

export function parcelStateOf(parcel: DemoParcel): ParcelState {
  return parcel.steps.at(-1)?.to ?? 'forecast';
}

export function orderStateOf(order: DemoOrder): OrderState {
  return order.steps.at(-1)?.to ?? 'processing';
}

/** The time of the step with this event; undefined if it has not happened. */
export function stepTime(
  subject: { readonly steps: readonly { readonly event: string; readonly at: number }[] },
  ...events: string[]
) {
  return subject.steps.find((step) => events.includes(step.event))?.at;
}

function lastStep(parcel: DemoParcel): number {
  return parcel.steps.at(-1)?.at ?? 0;
}

/** The parcel as it is if no lane accepted the order: still on the shelf. */
export function asShelved(parcel: DemoParcel): DemoParcel {
  const shelved = parcel.steps.findIndex((step) => step.event === 'shelve');
  return { ...parcel, steps: parcel.steps.slice(0, shelved + 1) };
}
