import type { PackageState } from '@crossdock/domain/orders/packages.ts';
import type { OrderState } from '@crossdock/domain/orders/states.ts';
import { orderStateOf, stepTime } from './life.ts';
import type { DemoMember } from './people.ts';
import { type PricedOrder, toIso } from './priceOrder.ts';
import { Random } from './random.ts';
import { day } from './times.ts';
import { type TrackRow, trackRowOf } from './tracks.ts';

/** An order with two delivered boxes and a third one still in transit, later than promised. */
export interface OrderInThreeBoxes {
  readonly one: PricedOrder;
  readonly lateNumber: string;
  readonly arrivedAt: number;
  /** Another order, one box of which was lost. */
  readonly lost: PricedOrder | undefined;
}

/** Chooses one of the visitor's orders, or else the one in transit longest. Uses its own random numbers. */
export function chooseOrderInThreeBoxes(
  trades: readonly PricedOrder[],
  visitor: DemoMember | undefined,
  now: number,
): OrderInThreeBoxes | undefined {
  const shippedAt = (one: PricedOrder) => stepTime(one.order, 'ship') ?? now;
  const [one] = trades
    .filter((each) => each.boxes.length === 3 && orderStateOf(each.order) === 'awaitingSignature')
    .toSorted(
      (a, b) => Number(b.member === visitor) - Number(a.member === visitor) || shippedAt(a) - shippedAt(b),
    );
  if (!one) return undefined;
  const random = new Random(60_000 + trades.length);
  const lateNumber = one.forwardingNumber.replace(/\d+$/, random.digits(11));
  const lost = trades.find(
    (each) =>
      each !== one &&
      each.boxes.length > 1 &&
      orderStateOf(each.order) === 'awaitingSignature' &&
      each.member !== visitor,
  );
  return { one, lateNumber, lost, arrivedAt: Math.max(shippedAt(one) + day / 2, now - day) };
}

/** The state of the packages of an order in this state. */
function stateOf(order: OrderState): PackageState {
  if (order === 'signed') return 'delivered';
  return order === 'awaitingSignature' ? 'shipped' : 'packed';
}

export function packageRows(
  random: Random,
  one: PricedOrder,
  shopId: string,
  clerkId: string,
  pictures: readonly string[],
  divided: OrderInThreeBoxes | undefined,
) {
  const { order } = one;
  const packedAt = stepTime(order, 'pack', 'packCod');
  if (packedAt === undefined) return [];
  const ofOrder = orderStateOf(order);
  return one.boxes.map((box, index) => {
    const travels = travelOf(one, index, divided?.one === one ? divided : undefined);
    const isLost = divided?.lost === one && index === one.boxes.length - 1;
    const state = isLost ? 'lost' : (travels.state ?? stateOf(ofOrder));
    const hasLeft = state !== 'packed';
    return {
      ...{ shopId, id: random.idAt(packedAt), orderId: order.id, position: index + 1 },
      ...{ weightG: box.weightG, lengthMm: box.lengthMm, widthMm: box.widthMm, heightMm: box.heightMm },
      ...{ photoFileId: random.pick(pictures), packedBy: clerkId, createdAt: toIso(packedAt) },
      ...{ state, carrierId: hasLeft ? one.carrierId : null },
      forwardingNumber: hasLeft ? travels.number : '',
      shippedAt: hasLeft ? toIso(stepTime(order, 'ship')) : null,
      lostAt: isLost ? toIso(divided.arrivedAt) : null,
      lostReason: isLost ? '承運商回報：轉運時掃描不到這一箱' : '',
      deliveredAt: state === 'delivered' ? toIso(travels.deliveredAt) : null,
    };
  });
}

function travelOf(one: PricedOrder, index: number, divided: OrderInThreeBoxes | undefined) {
  const number = one.forwardingNumber;
  if (!divided) return { number, state: undefined, deliveredAt: stepTime(one.order, 'sign') };
  return index === 2
    ? { number: divided.lateNumber, state: 'shipped' as const, deliveredAt: undefined }
    : { number, state: 'delivered' as const, deliveredAt: divided.arrivedAt };
}

/** The tracking events of the box that arrives after the other two boxes of its order. */
export function latePackageRows(
  { one, lateNumber, arrivedAt }: OrderInThreeBoxes,
  shopId: string,
  clerkId: string,
): TrackRow[] {
  const shippedAt = stepTime(one.order, 'ship') ?? arrivedAt;
  const random = new Random(61_000);
  const row = (share: number, stop: Parameters<typeof trackRowOf>[2]) =>
    trackRowOf(
      { shopId, clerkId, orderId: one.order.id, number: lateNumber },
      { random, at: shippedAt + (arrivedAt - shippedAt) * share },
      stop,
    );
  return [
    row(0.05, { place: '廣州', zh: '已从仓库发出', tw: '已從倉庫出貨', en: 'Departed the warehouse' }),
    row(0.8, {
      place: '海關',
      zh: '海关查验中，请留意来电',
      tw: '海關查驗中，請留意來電',
      en: 'Held for customs inspection. Watch for messages',
    }),
  ];
}
