import { describe, expect, test } from 'vitest';
import type { Machine } from '../src/machine.ts';
import { noticeDefaults, silentSteps } from '../src/notices/events.ts';
import { orderMachine } from '../src/orders/states.ts';
import { disputeMachine } from '../src/parcels/disputes.ts';
import { problemMachine } from '../src/parcels/problems.ts';
import { parcelMachine } from '../src/parcels/states.ts';
import { auditMachine, editableAuditMachine } from '../src/payments/states.ts';
import { pickupMachine } from '../src/pickups/states.ts';
import { taskMachine } from '../src/services/states.ts';
import { actMachine } from '../src/wallet/acts.ts';

const machines: readonly (readonly [noun: string, machine: Machine<string, string>])[] = [
  ['parcel', parcelMachine],
  ['order', orderMachine],
  ['bankTransfer', auditMachine],
  ['withdrawal', auditMachine],
  ['share', auditMachine],
  ['moneyAct', actMachine],
  ['address', editableAuditMachine],
  ['identity', editableAuditMachine],
  ['declarer', editableAuditMachine],
  ['service', taskMachine],
  ['pickup', pickupMachine],
  ['problem', problemMachine],
  ['dispute', disputeMachine],
];

describe('every state has a message to who waits for it', () => {
  test.each(machines)(
    'each step of a %s that others cause is told of, or silent for a reason',
    (noun, machine) => {
      const byOthers = machine.transitions
        .filter(({ who }) => who.some((one) => one !== 'member'))
        .map(({ event }) => `${noun}.${event}`);
      const known = new Set<string>([...Object.keys(noticeDefaults), ...Object.keys(silentSteps)]);
      expect([...new Set(byOthers)].filter((step) => !known.has(step))).toEqual([]);
    },
  );

  test('nothing is both told and silent', () => {
    expect(Object.keys(silentSteps).filter((step) => step in noticeDefaults)).toEqual([]);
  });
});
