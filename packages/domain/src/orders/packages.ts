import { anyone, type Machine, machineOf, staff } from '../machine.ts';
import { isOneOf } from '../records.ts';
import { referenceIn } from '../reference.ts';
import { awaitsDelivery, type OrderState, sentOrderStates } from './states.ts';

export const packageStates = ['packed', 'shipped', 'delivered', 'lost'] as const;
export type PackageState = (typeof packageStates)[number];

const packageEvents = ['ship', 'undoShip', 'sign', 'lost', 'found'] as const;
export type PackageEvent = (typeof packageEvents)[number];

/** Every step that a package's history can contain: its events, and the correction of its number or carrier. */
export const packageSteps = [...packageEvents, 'amend'] as const;
export type PackageStep = (typeof packageSteps)[number];

/** A package's stages. The state of the order follows from them: see `orderStateOfPackages`. */
export const packageMachine: Machine<PackageState, PackageEvent> = machineOf(packageStates, ['packed'], {
  ship: [staff, { packed: 'shipped' }],
  undoShip: [staff, { shipped: 'packed' }],
  // A package declared lost can still arrive.
  sign: [anyone, { shipped: 'delivered', lost: 'delivered' }],
  lost: [staff, { shipped: 'lost' }],
  found: [staff, { lost: 'shipped' }],
});

/**
 * Whether packages of an order in this state may move by this event. A signed order stays signed, even if one of its
 * packages is found or delivered later.
 * @example packageMayMove('signed', 'undoShip') // → false
 */
export function packageMayMove(order: OrderState, event: PackageEvent): boolean {
  if (event === 'ship') return awaitsDelivery(order);
  return event === 'sign' || event === 'found'
    ? isOneOf(sentOrderStates, order)
    : order === 'awaitingSignature';
}

/**
 * The order's state by the states of its packages. `packed`: none has left. `shipped`: at least one is still
 * awaited. `lost`: all are lost. `delivered`: none is awaited any more, and at least one arrived. Never
 * `delivered` without packages.
 * @example orderStateOfPackages(['delivered', 'lost']) // → 'delivered'
 * @example orderStateOfPackages(['packed', 'lost']) // → 'shipped'
 */
export function orderStateOfPackages(states: readonly PackageState[]): PackageState {
  const all = (state: PackageState) => states.every((one) => one === state);
  if (all('packed')) return 'packed';
  if (all('lost')) return 'lost';
  return states.every((one) => one === 'delivered' || one === 'lost') ? 'delivered' : 'shipped';
}

/**
 * States of packages that were shipped and not delivered: the forwarding number can be corrected, and the package may
 * still arrive.
 */
export const inTransitStates = ['shipped', 'lost'] as const satisfies readonly PackageState[];

/**
 * The notification for the member when a package moves and the whole order does not; undefined if there is
 * none.
 * @example packageNotice('shipped', 'lost') // → 'order.packageLost'
 */
export function packageNotice(from: PackageState, to: PackageState) {
  if (from === to) return undefined;
  if (to === 'lost') return 'order.packageLost';
  if (to !== 'shipped') return undefined;
  return from === 'lost' ? 'order.packageFound' : 'order.packageShipped';
}

/**
 * The number of a package, as its label shows it.
 * @example packageNumber('CD000000000', 2) // → 'CD000000000-2'
 */
export const packageNumber = (orderNumber: string, position: number): string => `${orderNumber}-${position}`;

/**
 * The order and the position of a package whose number somebody typed or scanned; undefined if the text cannot be a
 * package's number.
 * @example packageNumberIn('cd000000000-2') // → { number: 'CD000000000', position: 2 }
 */
export function packageNumberIn(text: string): { number: string; position: number } | undefined {
  const [, before = '', position = ''] = /^(.+)-(\d{1,3})$/.exec(text.normalize('NFKC').trim()) ?? [];
  const number = referenceIn('CD', before);
  return number === undefined || Number(position) === 0 ? undefined : { number, position: Number(position) };
}

/** The fields of an order that are also written by older servers, which know no packages. */
interface Whole {
  readonly state: OrderState;
  readonly forwardingNumber: string;
  readonly carrierId: string;
  readonly shippedAt: string | null;
  readonly signedAt: string | null;
  readonly lostAt: string | null;
  readonly lostReason: string;
}

interface Part {
  readonly state: PackageState;
  readonly forwardingNumber: string;
  readonly carrierId: string | null;
  readonly shippedAt: string | null;
  readonly deliveredAt: string | null;
  readonly lostAt: string | null;
  readonly lostReason: string;
}

const unsent = {
  ...{ state: 'packed', forwardingNumber: '', carrierId: null },
  ...{ shippedAt: null, deliveredAt: null, lostAt: null, lostReason: '' },
} as const satisfies Part;

/**
 * The packages of an order in their real state. An older server, which knows no packages, changes only the
 * order; its changes are applied to all packages. Never changes anything if order and packages agree.
 * @example reconciledPackages({ state: 'awaitingShipment' }, [{ state: 'shipped', position: 1 }])[0].state // → 'packed'
 */
export function reconciledPackages<P extends Part>(order: Whole, parts: readonly P[]): P[] {
  if (order.state === 'awaitingSignature') return inTransit(order, parts);
  if (order.state === 'signed') return arrived(order, parts);
  return order.state === 'cancelled'
    ? [...parts]
    : parts.map((part) => (part.state === 'packed' ? part : { ...part, ...unsent }));
}

/**
 * The packages of several orders by the order's id, each corrected by `reconciledPackages`.
 * @example reconciledPackagesByOrder([{ id: 'a', state: 'processing' }], []).get('a') // → []
 */
export function reconciledPackagesByOrder<P extends Part & { readonly orderId: string }>(
  orders: readonly (Whole & { readonly id: string })[],
  parts: readonly P[],
): Map<string, P[]> {
  const ofOrder = Map.groupBy(parts, ({ orderId }) => orderId);
  return new Map(orders.map((order) => [order.id, reconciledPackages(order, ofOrder.get(order.id) ?? [])]));
}

function inTransit<P extends Part>(order: Whole, parts: readonly P[]): P[] {
  const { forwardingNumber, carrierId, shippedAt, lostAt, lostReason } = order;
  const sent = parts.every(({ state }) => state === 'packed')
    ? parts.map((part) => ({ ...part, state: 'shipped' as const, forwardingNumber, carrierId, shippedAt }))
    : renumbered(order, parts);
  if (lostAt !== null)
    return sent.map((part) =>
      part.state === 'lost' ? part : { ...part, state: 'lost' as const, lostAt, lostReason },
    );
  const found = { state: 'shipped' as const, lostAt: null, lostReason: '' };
  return sent.every(({ state }) => state === 'lost') ? sent.map((part) => ({ ...part, ...found })) : sent;
}

/**
 * Applies a corrected forwarding number of the order to all shipped packages, provided that they all share one
 * number.
 */
function renumbered<P extends Part>({ forwardingNumber, carrierId }: Whole, parts: readonly P[]): P[] {
  const sent = parts.filter(({ state }) => state !== 'packed');
  const [first] = sent;
  if (!first || first.forwardingNumber === forwardingNumber) return [...parts];
  if (sent.some((part) => part.forwardingNumber !== first.forwardingNumber)) return [...parts];
  return parts.map((part) => (part.state === 'packed' ? part : { ...part, forwardingNumber, carrierId }));
}

function arrived<P extends Part>(order: Whole, parts: readonly P[]): P[] {
  const { signedAt, forwardingNumber, carrierId, shippedAt } = order;
  const isWhole = parts.some(({ state }) => state === 'delivered');
  const settled = isWhole && parts.every(({ state }) => state !== 'packed');
  if (settled) return [...parts];
  const allLost = parts.every(({ state }) => state === 'lost');
  return parts.map((part) => {
    if (part.state === 'delivered' || (part.state === 'lost' && !allLost)) return part;
    const sent = part.state === 'packed' ? { forwardingNumber, carrierId, shippedAt } : {};
    return { ...part, ...sent, state: 'delivered' as const, deliveredAt: signedAt };
  });
}

interface Numbered {
  readonly position: number;
  readonly forwardingNumber: string;
  /** The numbers that the package had before they were corrected. */
  readonly formerNumbers: readonly string[];
}

/**
 * The packages that a tracking event with this number is about: those with it as forwarding number or as package
 * number; if there are none, those that had it before a correction; otherwise all packages, because the event is
 * about the whole order.
 * @example packagesOfEvent('CD000000000', 'CD000000000', [{ position: 1, forwardingNumber: 'A', formerNumbers: [] }]).length // → 1
 */
export function packagesOfEvent<P extends Numbered>(
  number: string,
  orderNumber: string,
  packages: readonly P[],
): P[] {
  const own = packages.filter(
    (one) => one.forwardingNumber === number || packageNumber(orderNumber, one.position) === number,
  );
  if (own.length > 0) return own;
  const former = packages.filter((one) => one.formerNumbers.includes(number));
  return former.length > 0 ? former : [...packages];
}
