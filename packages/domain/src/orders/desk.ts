import { next } from '../machine.ts';
import { may, type Permission, type Role } from '../staff/roles.ts';
import { type OrderEvent, type OrderState, orderMachine } from './states.ts';

/** What staff do with an order, the most pressing first. */
export const staffOrderActions = [
  'pack',
  'ship',
  'sign',
  'amend',
  'lost',
  'found',
  'unpack',
  'cancel',
] as const;
export type StaffOrderAction = (typeof staffOrderActions)[number];

const needs: Readonly<Record<StaffOrderAction, Permission>> = {
  pack: 'order.pack',
  ship: 'order.ship',
  sign: 'order.sign',
  amend: 'order.ship',
  lost: 'order.sign',
  found: 'order.sign',
  unpack: 'order.pack',
  cancel: 'order.cancel',
};

/** The machine's event behind an action. */
const events: Readonly<Record<Exclude<StaffOrderAction, 'amend' | 'lost' | 'found'>, OrderEvent>> = {
  pack: 'pack',
  ship: 'ship',
  sign: 'sign',
  unpack: 'unpack',
  cancel: 'cancel',
};

export interface DeskFacts {
  readonly state: OrderState;
  readonly packed: boolean;
  /** Declared lost, and not found again. */
  readonly lost: boolean;
}

/**
 * What somebody with these roles can do with an order in this state. An order that is paid before packing and not yet
 * packed has nothing to unpack.
 */
export function actionsForStaff(order: DeskFacts, roles: readonly Role[]): StaffOrderAction[] {
  return staffOrderActions.filter((action) => may(roles, needs[action]) && possible(action, order));
}

function possible(action: StaffOrderAction, { state, packed, lost }: DeskFacts): boolean {
  // These move nothing, and are possible while the order is on its way.
  if (action === 'amend') return state === 'awaitingSignature';
  if (action === 'lost' || action === 'found')
    return state === 'awaitingSignature' && lost === (action === 'found');
  if (action === 'unpack' && !packed) return false;
  return next(orderMachine, state, events[action], 'staff') !== undefined;
}

/** The states in which an order waits for somebody, in the order in which they come: the tabs of the desk. */
export const openOrderStates = [
  'processing',
  'awaitingPayment',
  'awaitingShipment',
  'awaitingSignature',
] as const satisfies readonly OrderState[];
