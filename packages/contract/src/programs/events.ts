import { claimStates } from '@crossdock/domain/aftersales/states.ts';
import { packageStates } from '@crossdock/domain/orders/packages.ts';
import { orderStates } from '@crossdock/domain/orders/states.ts';
import { disputeStates } from '@crossdock/domain/parcels/disputes.ts';
import { problemStates } from '@crossdock/domain/parcels/problems.ts';
import { parcelStates } from '@crossdock/domain/parcels/states.ts';
import { chargebackStates } from '@crossdock/domain/payments/chargebacks.ts';
import { auditStates, paymentStates } from '@crossdock/domain/payments/states.ts';
import { pickupStates } from '@crossdock/domain/pickups/states.ts';
import { purchaseStates } from '@crossdock/domain/products/purchases.ts';
import { isOneOf, keysOf } from '@crossdock/domain/records.ts';
import { taskStates } from '@crossdock/domain/services/states.ts';
import { vipStates } from '@crossdock/domain/vipOrders/states.ts';
import { z } from 'zod';
import { id, instant, plain } from '../wire/values.ts';

/**
 * The nouns about which programs receive events: one event for each state of the noun's state machine. The event
 * names are part of the API and do not change; `step` is the name under which the machine's steps are recorded.
 */
export const eventNouns = {
  parcel: { step: 'parcel', states: parcelStates },
  order: { step: 'order', states: orderStates },
  /**
   * Each package of an order separately: shipped, delivered, lost, and packed again if shipping was undone.
   */
  package: { step: 'package', states: packageStates },
  payment: { step: 'payment', states: paymentStates },
  chargeback: { step: 'chargeback', states: chargebackStates },
  transfer: { step: 'bankTransfer', states: auditStates },
  withdrawal: { step: 'withdrawal', states: auditStates },
  claim: { step: 'aftersales', states: claimStates },
  problem: { step: 'problem', states: problemStates },
  dispute: { step: 'dispute', states: disputeStates },
  service: { step: 'service', states: taskStates },
  pickup: { step: 'pickup', states: pickupStates },
  purchase: { step: 'purchase', states: purchaseStates },
  vipOrder: { step: 'vipOrder', states: vipStates },
} as const satisfies Readonly<Record<string, { step: string; states: readonly string[] }>>;

export type EventNoun = keyof typeof eventNouns;

/** All types, such as `parcel.received`: the noun and its new state. */
export const eventTypes: readonly string[] = keysOf(eventNouns).flatMap((noun) =>
  eventNouns[noun].states.map((state) => `${noun}.${state}`),
);

/** The type of a test event. */
export const testEventType = 'webhook.test';

const nounOfStep = new Map<string, EventNoun>(
  keysOf(eventNouns).map((noun) => [eventNouns[noun].step, noun]),
);

/**
 * The event type for a recorded step, such as `parcel.received`; null if the step sends no event or changed no state.
 */
export function toEventType(step: string, from: string | null, to: string): string | null {
  const noun = nounOfStep.get(step);
  if (noun === undefined || from === to) return null;
  const known: readonly string[] = eventNouns[noun].states;
  return isOneOf(known, to) ? `${noun}.${to}` : null;
}

/** Additional fields of package events, because no call takes only a package's id. */
const ofPackage = {
  /** The order of the package; null if it was unpacked meanwhile. */
  orderId: plain.maybeId,
};

/** The schema of an event's body, by its type. */
export function eventBodySchema(type: string) {
  const [noun = '', state = ''] = type.split('.');
  const known: Readonly<Record<string, { states: readonly string[] }>> = eventNouns;
  const states = known[noun]?.states ?? [];
  return z.strictObject({
    type: z.literal(type),
    /** When the event happened. */
    timestamp: instant,
    data: z.strictObject({
      /** The id of the parcel, order …, for calls that need it. */
      id,
      state: z.literal(state),
      /** Null if this event created the subject. */
      from: z
        .enum(['', ...states])
        .exclude([''])
        .nullable(),
      /** The name of the step, such as `receive`. */
      event: plain.text,
      by: z.enum(['member', 'staff', 'system']),
      ...(noun === 'package' ? ofPackage : {}),
    }),
  });
}
