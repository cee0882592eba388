import { nextState } from '../machine.ts';
import { isOneOf, keysOf } from '../records.ts';
import { may, type Permission, type Role } from '../staff/roles.ts';
import { staffChangeableStates } from './changes.ts';
import { type OrderEvent, type OrderState, orderMachine, sentOrderStates } from './states.ts';

/** The permission that each action of staff needs, the most urgent action first. */
const needs = {
  pack: 'order.pack',
  ship: 'order.ship',
  sign: 'order.sign',
  change: 'order.change',
  amend: 'order.ship',
  lost: 'order.sign',
  found: 'order.sign',
  unpack: 'order.pack',
  cancel: 'order.cancel',
} as const satisfies Readonly<Record<string, Permission>>;
/** The actions that staff can take with an order, the most urgent first. */
export const staffOrderActions = keysOf(needs);
export type StaffOrderAction = keyof typeof needs;

/** The event of the order's state machine that each action causes. */
const events: Readonly<Record<Exclude<StaffOrderAction, 'change' | 'amend' | 'lost' | 'found'>, OrderEvent>> =
  {
    pack: 'pack',
    ship: 'ship',
    sign: 'sign',
    unpack: 'unpack',
    cancel: 'cancel',
  };

export interface StaffActionInput {
  readonly state: OrderState;
  readonly packed: boolean;
  /** Whether any package of a shipped order is still packed, in transit, or lost. */
  readonly packages: { readonly packed: boolean; readonly shipped: boolean; readonly lost: boolean };
}

/**
 * The actions that a person with these roles can take with an order in this state, the most urgent first. Only a
 * packed order can be unpacked. Whether a second person has to agree is not decided here.
 * @example actionsForStaff({ state: 'awaitingShipment', packed: true, packages: { packed: false, shipped: false, lost:
 * false } }, ['warehouse']) // → ['ship', 'change', 'unpack']
 * @example actionsForStaff({ state: 'awaitingPayment', packed: false, packages: { packed: false, shipped: false, lost:
 * false } }, ['warehouse']) // → ['change']
 */
export function actionsForStaff(order: StaffActionInput, roles: readonly Role[]): StaffOrderAction[] {
  return staffOrderActions.filter((action) => may(roles, needs[action]) && possible(action, order));
}

function possible(action: StaffOrderAction, { state, packed, packages }: StaffActionInput): boolean {
  if (action === 'change') return isOneOf(staffChangeableStates, state);
  // The actions `amend`, `lost` and `found` keep the order's state and are possible while packages are in transit.
  if (action === 'amend') return state === 'awaitingSignature';
  if (action === 'lost') return state === 'awaitingSignature' && packages.shipped;
  if (action === 'found') return isOneOf(sentOrderStates, state) && packages.lost;
  if (action === 'sign' && state === 'signed') return packages.shipped;
  if (action === 'ship' && state === 'awaitingSignature') return packages.packed;
  if (action === 'unpack' && !packed) return false;
  return nextState(orderMachine, state, events[action], 'staff') !== undefined;
}

/** The states in which an order needs somebody to act, in the order of the desk's tabs. */
export const openOrderStates = [
  'processing',
  'awaitingPayment',
  'awaitingShipment',
  'awaitingSignature',
] as const satisfies readonly OrderState[];
