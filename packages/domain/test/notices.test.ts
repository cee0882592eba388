import { describe, expect, test } from 'vitest';
import type { Machine } from '../src/machine.ts';
import { minor } from '../src/money.ts';
import { noticeDefaults, stepsWithoutNotice } from '../src/notices/events.ts';
import { moneyNotices } from '../src/notices/money.ts';
import { orderMachine } from '../src/orders/states.ts';
import { disputeMachine } from '../src/parcels/disputes.ts';
import { problemMachine } from '../src/parcels/problems.ts';
import { parcelMachine } from '../src/parcels/states.ts';
import { auditMachine, editableAuditMachine } from '../src/payments/states.ts';
import { pickupMachine } from '../src/pickups/states.ts';
import { taskMachine } from '../src/services/states.ts';
import { approvalMachine } from '../src/wallet/approvals.ts';
import type { Movement } from '../src/wallet/movement.ts';
import type { TransferKind } from '../src/wallet/transfers.ts';

const machines: readonly (readonly [noun: string, machine: Machine<string, string>])[] = [
  ['parcel', parcelMachine],
  ['order', orderMachine],
  ['bankTransfer', auditMachine],
  ['withdrawal', auditMachine],
  ['share', auditMachine],
  ['moneyAct', approvalMachine],
  ['address', editableAuditMachine],
  ['identity', editableAuditMachine],
  ['declarer', editableAuditMachine],
  ['service', taskMachine],
  ['pickup', pickupMachine],
  ['problem', problemMachine],
  ['dispute', disputeMachine],
];

describe('every state has a message to the person who waits for it', () => {
  test.each(machines)(
    'each step of a %s by others has a notification, or a reason why not',
    (noun, machine) => {
      const byOthers = machine.transitions
        .filter(({ who }) => who.some((one) => one !== 'member'))
        .map(({ event }) => `${noun}.${event}`);
      const known = new Set<string>([...Object.keys(noticeDefaults), ...Object.keys(stepsWithoutNotice)]);
      expect([...new Set(byOthers)].filter((step) => !known.has(step))).toEqual([]);
    },
  );

  test('no step has both a notification and a reason', () => {
    expect(Object.keys(stepsWithoutNotice).filter((step) => step in noticeDefaults)).toEqual([]);
  });
});

describe('money moved by others is reported once', () => {
  const mine = { kind: 'memberBalance', memberId: 'me' } as const;
  const house = { kind: 'revenue' } as const;
  const moved = (
    kind: TransferKind,
    amount: number,
    into: boolean,
    of: Partial<Movement> = {},
  ): Movement => ({
    ...{ kind, amount: minor(amount), from: into ? house : mine, to: into ? mine : house },
    ...of,
  });
  const one = { paymentId: 'one' };
  test.each([
    [
      'a top-up with its fee and its bonus is one message',
      [
        moved('recharge', 1_015, true, one),
        moved('paymentFee', 15, false, one),
        moved('rechargeBonus', 50, true, one),
      ],
      [['balance.topUp', 1_050]],
    ],
    [
      'money that pays a bill only passes through',
      [
        moved('cardReceived', 515, true, one),
        moved('orderPayment', 500, false, one),
        moved('paymentFee', 15, false, one),
      ],
      [],
    ],
    [
      'what is left of it stays, and is told',
      [moved('cardReceived', 515, true, one), moved('orderPayment', 400, false, one)],
      [['balance.keep', 115]],
    ],
    [
      'of several causes each',
      [moved('orderRefund', 10, true, { orderId: 'a' }), moved('orderRefund', 20, true, { orderId: 'b' })],
      [
        ['balance.refund', 10],
        ['balance.refund', 20],
      ],
    ],
    ['not what another message tells of', [moved('orderRefund', 10, true, { toldBy: 'dispute.lower' })], []],
    ['nor what the member asked for', [moved('withdrawalHold', 10, false)], []],
  ] as const)('%s', (_what, movements, expected) => {
    expect(moneyNotices(movements).map(({ event, amountMinor }) => [event, amountMinor])).toEqual(expected);
  });
});
