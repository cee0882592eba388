import { describe, expect, it } from 'vitest';
import { type ActorKind, allowedEvents, type Machine, nextState, sourceStates } from '../src/machine.ts';
import { messageMachine, reportPollDelayMs, reportTimeoutMs } from '../src/notices/delivery.ts';
import { firstOrderState, orderMachine, packingEventFor } from '../src/orders/states.ts';
import { problemMachine } from '../src/parcels/problems.ts';
import { inWarehouseParcelStates, parcelMachine } from '../src/parcels/states.ts';
import { auditMachine, editableAuditMachine, paymentMachine } from '../src/payments/states.ts';
import { pickupMachine } from '../src/pickups/states.ts';
import { taskMachine } from '../src/services/states.ts';
import { vipMachine } from '../src/vipOrders/states.ts';

const everybody: readonly ActorKind[] = ['member', 'staff', 'system'];

/** All transitions as `from event → to (who)`: the whole behaviour of the state machine on one page. */
function pageOf<S extends string, E extends string>(machine: Machine<S, E>): string[] {
  return machine.states.flatMap((from) =>
    machine.events.flatMap((event) => {
      const results = everybody.map((who) => ({ who, to: nextState(machine, from, event, who) }));
      const able = results.filter(({ to }) => to !== undefined);
      if (able.length === 0) return [];
      expect(new Set(able.map(({ to }) => to)).size, `${from} ${event} has one outcome`).toBe(1);
      return [`${from} ${event} → ${able[0]?.to} (${able.map(({ who }) => who).join(' ')})`];
    }),
  );
}

describe('every state and event', () => {
  it('of a VIP order', () => {
    expect(pageOf(vipMachine)).toEqual([
      'waiting order → ordered (member staff system)',
      'waiting cancel → cancelled (member staff system)',
    ]);
  });

  it('of a problem parcel', () => {
    expect(pageOf(problemMachine)).toEqual([
      'open answer → answered (member)',
      'open leaveOut → open (staff)',
      'open resolve → resolved (staff)',
      'answered ask → open (staff)',
      'answered leaveOut → open (member staff)',
      'answered resolve → resolved (staff)',
    ]);
  });

  it('of a mail or text message', () => {
    expect(pageOf(messageMachine)).toEqual([
      'queued take → sending (system)',
      'queued expire → failed (system)',
      'sending postpone → queued (system)',
      'sending handOver → sent (system)',
      'sending refuse → failed (system)',
      'sending hold → held (system)',
      'sending lose → unknown (system)',
      'sending expire → failed (system)',
      'sent deliver → delivered (system)',
      'sent bounce → failed (system)',
      'sent silence → unknown (system)',
      'failed retry → queued (staff)',
      'held retry → queued (staff)',
      'unknown deliver → delivered (system)',
      'unknown bounce → failed (system)',
      'unknown retry → queued (staff)',
    ]);
    const pauses = Array.from({ length: 40 }, (_, asked) => reportPollDelayMs(asked + 1));
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThan(reportTimeoutMs);
  });

  it('of a parcel', () => {
    expect(pageOf(parcelMachine)).toEqual([
      'forecast receive → received (staff)',
      'forecast refuse → refused (staff system)',
      'forecast receiveUnclaimed → unclaimed (staff)',
      'forecast expire → expired (system)',
      'received shelve → shelved (staff)',
      'received return → returned (staff)',
      'received destroy → destroyed (staff)',
      'received undoReceive → forecast (staff)',
      'received split → split (staff)',
      'shelved request → requested (member staff system)',
      'shelved return → returned (staff)',
      'shelved destroy → destroyed (staff)',
      'shelved undoShelve → received (staff)',
      'shelved split → split (staff)',
      'requested release → shelved (member staff system)',
      'requested pack → packed (staff)',
      'packed release → shelved (member staff system)',
      'packed ship → shipped (staff)',
      'packed unpack → requested (staff)',
      'shipped release → shelved (staff)',
      'shipped sign → signed (member staff system)',
      'shipped return → returned (staff)',
      'shipped lose → lost (staff)',
      'shipped undoShip → packed (staff)',
      'unclaimed claimReceived → received (member staff system)',
      'unclaimed claimShelved → shelved (member staff system)',
      'unclaimed refuse → refused (staff system)',
      'unclaimed return → returned (staff)',
      'unclaimed destroy → destroyed (staff)',
      'unclaimed undoReceive → forecast (staff)',
      'refused return → returned (staff)',
      'refused destroy → destroyed (staff)',
      'refused undoReceive → forecast (staff)',
      'lost receive → received (staff)',
      'expired receive → received (staff)',
      'expired refuse → refused (staff system)',
      'expired renew → forecast (member)',
    ]);
  });

  it('of an order', () => {
    expect(pageOf(orderMachine)).toEqual([
      'processing pack → awaitingPayment (staff)',
      'processing packCod → awaitingShipment (staff)',
      'processing packPaid → awaitingShipment (staff)',
      'processing payFirst → awaitingPayment (member)',
      'processing payMore → awaitingPayment (member staff)',
      'processing cancel → cancelled (member staff system)',
      'awaitingPayment unpack → processing (staff)',
      'awaitingPayment pay → awaitingShipment (member staff system)',
      'awaitingPayment prepay → processing (member staff system)',
      'awaitingPayment collect → awaitingShipment (member staff)',
      'awaitingPayment collectUnpacked → processing (member)',
      'awaitingPayment cancel → cancelled (member staff system)',
      'awaitingShipment unpack → processing (staff)',
      'awaitingShipment payInstead → awaitingPayment (member)',
      'awaitingShipment ship → awaitingSignature (staff)',
      'awaitingShipment payMore → awaitingPayment (staff)',
      'awaitingShipment cancel → cancelled (staff)',
      'awaitingSignature undoShip → awaitingShipment (staff)',
      'awaitingSignature sign → signed (member staff system)',
      'awaitingSignature cancel → cancelled (staff)',
    ]);
  });

  it('of a payment', () => {
    expect(pageOf(paymentMachine)).toEqual([
      'created start → pending (member system)',
      'created succeed → succeeded (system)',
      'created fail → failed (system)',
      'created expire → expired (system)',
      'pending succeed → succeeded (system)',
      'pending fail → failed (system)',
      'pending expire → expired (system)',
      'succeeded refund → refunded (staff system)',
      'failed succeed → succeeded (system)',
      'expired succeed → succeeded (system)',
    ]);
  });

  const decided = [
    'pending approve → approved (staff)',
    'pending reject → rejected (staff)',
    'pending withdraw → withdrawn (member)',
  ];

  it('of a request that is submitted once', () => {
    expect(pageOf(auditMachine)).toEqual(decided);
  });

  it('of goods that a driver fetches', () => {
    expect(pageOf(pickupMachine)).toEqual([
      'requested plan → planned (staff)',
      'requested fail → failed (staff)',
      'requested cancel → cancelled (member)',
      'planned replan → planned (staff)',
      'planned collect → collected (staff)',
      'planned fail → failed (staff)',
      'planned cancel → cancelled (member)',
      'collected arrive → inHouse (staff)',
      'inHouse undoArrive → collected (staff)',
    ]);
  });

  it('of a service that a member ordered', () => {
    expect(pageOf(taskMachine)).toEqual([
      'requested start → working (staff)',
      'requested finish → done (staff)',
      'requested fail → impossible (staff)',
      'requested cancel → cancelled (member)',
      'requested withdraw → cancelled (member staff system)',
      'working putBack → requested (staff)',
      'working finish → done (staff)',
      'working fail → impossible (staff)',
      'working withdraw → cancelled (member staff system)',
      'done reshoot → reshoot (member)',
      'reshoot finish → done (staff)',
      'reshoot withdraw → done (member staff system)',
      'reshoot keep → done (staff)',
    ]);
  });

  it('of a request that can be edited later and then goes back to review', () => {
    expect(pageOf(editableAuditMachine)).toEqual([
      ...decided,
      'pending edit → pending (member staff)',
      'approved edit → pending (member staff)',
      'rejected edit → pending (member staff)',
    ]);
  });
});

describe.each([
  ['parcel', parcelMachine as Machine<string, string>],
  ['order', orderMachine as Machine<string, string>],
  ['payment', paymentMachine as Machine<string, string>],
  ['audit', auditMachine as Machine<string, string>],
  ['service', taskMachine as Machine<string, string>],
  ['pickup', pickupMachine as Machine<string, string>],
  ['editable audit', editableAuditMachine as Machine<string, string>],
])('the %s machine', (_, machine) => {
  it('reaches every state from its initial ones', () => {
    const reached = new Set(machine.initial);
    for (const state of reached) {
      for (const { from, to } of machine.transitions) if (from === state) reached.add(to);
    }
    expect([...reached].sort()).toEqual([...machine.states].sort());
  });

  it('names only its own states and events, and no pair twice', () => {
    const pairs = machine.transitions.map(({ from, event }) => `${from} ${event}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { from, to, event, who } of machine.transitions) {
      expect(machine.states).toEqual(expect.arrayContaining([from, to]));
      expect(machine.events).toContain(event);
      expect(who.length).toBeGreaterThan(0);
    }
  });

  it('answers allowed() and sources() from the same table as next()', () => {
    for (const who of everybody) {
      for (const state of machine.states) {
        for (const event of machine.events) {
          const can = nextState(machine, state, event, who) !== undefined;
          expect(allowedEvents(machine, state, who).includes(event)).toBe(can);
          expect(sourceStates(machine, event, who).includes(state)).toBe(can);
        }
      }
    }
  });
});

describe('the ways of an order', () => {
  it('begins with payment only if the shop requires it and it is not cash on delivery', () => {
    expect(firstOrderState(false, false)).toBe('processing');
    expect(firstOrderState(true, false)).toBe('awaitingPayment');
    expect(firstOrderState(true, true)).toBe('processing');
  });

  it('is packed with the event for the amount still due', () => {
    expect(packingEventFor(1, false)).toBe('pack');
    expect(packingEventFor(0, false)).toBe('packPaid');
    expect(packingEventFor(-1, false)).toBe('packPaid');
    expect(packingEventFor(1, true)).toBe('packCod');
  });

  it('members can cancel in the first two states only', () => {
    expect(sourceStates(orderMachine, 'cancel', 'member')).toEqual(['processing', 'awaitingPayment']);
  });

  it('a parcel that is not on the shelf cannot be requested', () => {
    expect(sourceStates(parcelMachine, 'request', 'member')).toEqual(['shelved']);
  });

  it('only parcels in the warehouse count storage days', () => {
    expect(inWarehouseParcelStates).not.toContain('forecast');
    expect(inWarehouseParcelStates).not.toContain('shipped');
  });
});
