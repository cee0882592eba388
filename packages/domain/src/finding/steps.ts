import type { OrderState } from '../orders/states.ts';
import { inWarehouseParcelStates, mayStillArrive, type ParcelState } from '../parcels/states.ts';
import { keysOf } from '../records.ts';
import type { Permission } from '../staff/roles.ts';

/** The desks of the console where something is scanned. */
export const scanDesks = [
  'receiving',
  'shelving',
  'packing',
  'shipping',
  'problems',
  'services',
  'anywhere',
] as const;
export type ScanDesk = (typeof scanDesks)[number];

/** The permission that each step after a scan needs. */
const permissionOf = {
  receive: 'parcel.receive',
  shelve: 'parcel.shelve',
  assign: 'parcel.assign',
  pack: 'order.pack',
  ship: 'order.ship',
  handOver: 'order.sign',
  openPickList: 'order.read',
  openParcel: 'parcel.read',
  openOrder: 'order.read',
  openShelf: 'parcel.read',
  openMember: 'member.read',
  openList: 'home.read',
  report: 'problem.write',
  label: 'label.print',
} as const satisfies Readonly<Record<string, Permission>>;
/** The steps that can follow a scan. */
export const scanSteps = keysOf(permissionOf);
export type ScanStep = keyof typeof permissionOf;

/** The step that each desk does itself. */
const ownStep: Readonly<Partial<Record<ScanDesk, ScanStep>>> = {
  receiving: 'receive',
  shelving: 'shelve',
  packing: 'pack',
  shipping: 'ship',
  problems: 'report',
};

/**
 * The facts that decide which steps are possible. `orderState` is the state of the parcel's order; empty
 * without one.
 */
export type ScanTarget =
  | { readonly kind: 'parcel'; readonly state: ParcelState; readonly orderState: OrderState | '' }
  /** `collected`: the member collects it at a pickup point. */
  | { readonly kind: 'order'; readonly state: OrderState; readonly collected: boolean }
  /** The state of the order in the tote; empty for an empty tote. */
  | { readonly kind: 'tote'; readonly orderState: OrderState | '' }
  | { readonly kind: 'shelf' | 'member' | 'pickList' | 'numbered' };

/**
 * The steps that a person may take after a scan: first the desk's own step, then the next steps of the scanned
 * object. Never a step that the object's state forbids.
 * @example scanStepsFor({ kind: 'order', state: 'processing', collected: false }, 'shelving', () => true) // →
 * ['pack', 'openOrder', 'label']
 */
export function scanStepsFor(
  thing: ScanTarget,
  desk: ScanDesk,
  mayDo: (can: Permission) => boolean,
): ScanStep[] {
  const own = ownStep[desk];
  const open = stepsOfKind(thing).filter((step) => mayDo(permissionOf[step]));
  return own !== undefined && open.includes(own) ? [own, ...open.filter((step) => step !== own)] : open;
}

function stepsOfKind(thing: ScanTarget): ScanStep[] {
  switch (thing.kind) {
    case 'parcel':
      return [
        ...parcelSteps(thing),
        'openParcel',
        ...(inWarehouseParcelStates.includes(thing.state) ? (['report', 'label'] as const) : []),
      ];
    case 'order':
      return [
        ...orderSteps(thing.state),
        ...(thing.collected && thing.state === 'awaitingSignature' ? (['handOver'] as const) : []),
        'openOrder',
        'label',
      ];
    case 'tote':
      return thing.orderState === '' ? ['label'] : [...orderSteps(thing.orderState), 'openOrder', 'label'];
    case 'shelf':
      return ['openShelf', 'shelve', 'label'];
    case 'member':
      return ['openMember', 'label'];
    case 'pickList':
      return ['openPickList', 'label'];
    default:
      return ['openList'];
  }
}

function parcelSteps({ state, orderState }: Extract<ScanTarget, { kind: 'parcel' }>): ScanStep[] {
  if (mayStillArrive(state)) return ['receive'];
  if (state === 'unclaimed') return ['assign', 'shelve'];
  if (state === 'received' || state === 'shelved') return ['shelve'];
  if (orderState === '') return [];
  return [...orderSteps(orderState), 'openOrder'];
}

function orderSteps(state: OrderState): ScanStep[] {
  if (state === 'processing') return ['pack'];
  return state === 'awaitingShipment' ? ['ship'] : [];
}
