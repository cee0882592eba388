import { describe, expect, it } from 'vitest';
import { actionsForStaff } from '../../src/orders/desk.ts';
import { orderStates } from '../../src/orders/states.ts';
import { parseLocalTime } from '../../src/tracking/clock.ts';

describe('times as people write them', () => {
  it.each([
    ['2026-01-31 14:30', 'Asia/Taipei', '2026-01-31T06:30:00.000Z'],
    ['2026/1/31 4:05:09', 'Asia/Bangkok', '2026-01-30T21:05:09.000Z'],
    ['2026.12.01', 'Asia/Taipei', '2026-11-30T16:00:00.000Z'],
    ['2026-01-31T14:30:00Z', 'Asia/Taipei', '2026-01-31T14:30:00.000Z'],
    ['2026-01-31 14:30+08:00', 'UTC', '2026-01-31T06:30:00.000Z'],
    ['２０２６-01-31 14:30', 'UTC', '2026-01-31T14:30:00.000Z'],
    // The first time is in an hour that clocks show twice, the second in an hour that clocks skip.
    ['2026-10-25 02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-03-29 02:30', 'Europe/Berlin', '2026-03-29T00:30:00.000Z'],
  ])('%s in %s', (written, zone, instant) => expect(parseLocalTime(written, zone)).toBe(instant));

  it.each([
    '',
    'yesterday',
    '2026-02-30 10:00',
    '2026-01-31 24:10',
    '2026-13-01',
    '31/01/2026',
    '1999-01-01',
  ])('reads no time in %j', (written) => expect(parseLocalTime(written, 'UTC')).toBeUndefined());
});

describe('what staff can do with an order', () => {
  const none = { packed: false, shipped: false, lost: false };
  const onTheWay = { ...none, shipped: true };
  const table = (roles: Parameters<typeof actionsForStaff>[1]) =>
    orderStates.map((state) => {
      const packages = state === 'awaitingSignature' ? onTheWay : none;
      return actionsForStaff({ state, packed: true, packages }, roles).join(' ');
    });

  it('depends on its state and on their roles', () => {
    expect(table(['owner'])).toEqual([
      'pack change cancel',
      'change unpack cancel',
      'ship change unpack cancel',
      'sign amend lost cancel',
      '',
      '',
    ]);
    expect(table(['warehouse'])).toEqual([
      ...['pack change', 'change unpack', 'ship change unpack', 'sign amend lost', '', ''],
    ]);
    expect(table(['support'])).toEqual([
      ...['change cancel', 'change cancel', 'change cancel', 'sign lost cancel', '', ''],
    ]);
    expect(table(['finance'])).toEqual(['cancel', 'cancel', 'cancel', 'cancel', '', '']);
  });

  it('includes declaring it lost in transit, and found again', () => {
    const onItsWay = { state: 'awaitingSignature', packed: true } as const;
    expect(actionsForStaff({ ...onItsWay, packages: { ...none, lost: true } }, ['warehouse'])).toEqual([
      'sign',
      'amend',
      'found',
    ]);
    expect(actionsForStaff({ ...onItsWay, state: 'signed', packages: none }, ['owner'])).toEqual([]);
  });

  it('continues package by package', () => {
    const partly = { state: 'awaitingSignature', packed: true } as const;
    const some = { packed: true, shipped: true, lost: true };
    expect(actionsForStaff({ ...partly, packages: some }, ['warehouse'])).toEqual([
      ...['ship', 'sign', 'amend', 'lost', 'found'],
    ]);
    const late = { state: 'signed', packed: true, packages: { ...none, lost: true } } as const;
    expect(actionsForStaff(late, ['warehouse'])).toEqual(['found']);
    expect(actionsForStaff({ ...late, packages: onTheWay }, ['warehouse'])).toEqual(['sign']);
  });

  it('does not include unpacking before packing', () => {
    expect(actionsForStaff({ state: 'awaitingPayment', packed: false, packages: none }, ['owner'])).toEqual([
      'change',
      'cancel',
    ]);
  });
});
