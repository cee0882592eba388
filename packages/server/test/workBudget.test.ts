import { describe, expect, test } from 'vitest';
import type { Person } from '../src/platform/sessionHolder.ts';
import { SocketSlot } from '../src/platform/socketSlots.ts';
import { WorkBudget } from '../src/platform/workBudget.ts';
import { partiesChargedForAddress, partiesChargedForClerk, partiesChargedForMember } from './payers.ts';

describe('a budget', () => {
  let now = 0;
  let isShort = false;
  const budget = () => {
    now = 0;
    isShort = false;
    const time = {
      get isShort() {
        return isShort;
      },
      stop: () => undefined,
    };
    return new WorkBudget({ time, now: () => now });
  };

  test('charges the holder of a socket instead of the address', () => {
    const one = budget();
    isShort = true;
    const open = () => SocketSlot.take(one, '1', '127.0.0.1');
    for (let n = 0; n < 300; n++) {
      const person = { kind: 'member', memberId: `${n}`, actingStaffId: null } as unknown as Person;
      expect(open()?.isFor(person)).toBe(true);
    }
    expect(one.wait(partiesChargedForAddress('1'))).toBe(0);
    expect(one.isBusy(partiesChargedForMember('1', '7'))).toBe(false);
    for (let n = 0; n < 300; n++) open();
    expect(one.wait(partiesChargedForAddress('1'))).toBe(2);
  });

  test('makes a caller above their share wait, with the seconds, and nobody else', () => {
    const one = budget();
    one.charge(partiesChargedForMember('1', 'a'), { ms: 1_500, rows: 0 });
    expect(one.wait(partiesChargedForMember('1', 'a'))).toBe(2);
    expect(one.wait(partiesChargedForMember('1', 'b'))).toBe(0);
    expect(one.wait(partiesChargedForClerk('1'))).toBe(0);
    now += 2_000;
    expect(one.wait(partiesChargedForMember('1', 'a'))).toBe(0);
    one.charge(partiesChargedForMember('1', 'a'), { ms: 0, rows: 31_000 });
    expect(one.wait(partiesChargedForMember('1', 'a'))).toBe(2);
    one.charge(partiesChargedForMember('1', 'a'), { ms: 1e9, rows: 1e9 });
    expect(one.wait(partiesChargedForMember('1', 'a'))).toBe(30);
  });

  test('is smaller while calls wait for each other', () => {
    const one = budget();
    one.charge(partiesChargedForMember('1', 'a'), { ms: 1_000, rows: 0 });
    expect(one.wait(partiesChargedForMember('1', 'a'))).toBe(0);
    isShort = true;
    expect(one.wait(partiesChargedForMember('1', 'a'))).toBe(6);
  });

  test('limits a shop to its share only while another one waits, and its staff separately', () => {
    const one = budget();
    isShort = true;
    for (let n = 0; n < 20; n += 1) one.charge(partiesChargedForMember('1', `${n}`), { ms: 300, rows: 0 });
    expect(one.wait(partiesChargedForMember('1', 'new'))).toBe(0);
    one.charge(partiesChargedForMember('2', 'a'), { ms: 5, rows: 0 });
    expect(one.wait(partiesChargedForMember('1', 'new'))).toBeGreaterThan(0);
    expect(one.wait(partiesChargedForMember('2', 'a'))).toBe(0);
    expect(one.wait(partiesChargedForClerk('1'))).toBe(0);
    isShort = false;
    expect(one.wait(partiesChargedForMember('1', 'new'))).toBe(0);
  });

  test('limits connections and bytes, and releases them once', () => {
    const one = budget();
    const held = Array.from({ length: 20 }, () => one.hold(partiesChargedForMember('1', 'a'), 'sockets', 1));
    expect(held).not.toContain(undefined);
    expect(one.hold(partiesChargedForMember('1', 'a'), 'sockets', 1)).toBeUndefined();
    expect(one.hold(partiesChargedForMember('1', 'b'), 'sockets', 1)).toBeDefined();
    held[0]?.end();
    held[0]?.end();
    expect(one.hold(partiesChargedForMember('1', 'a'), 'sockets', 1)).toBeDefined();
    expect(one.hold(partiesChargedForMember('1', 'a'), 'sockets', 1)).toBeUndefined();
    expect(one.hold(partiesChargedForMember('1', 'a'), 'bytes', 1e9)).toBeUndefined();
  });

  test('refuses a caller who has too many late refusals open', async () => {
    const one = budget();
    const refused = Array.from({ length: 121 }, () => one.whenRefused(partiesChargedForMember('1', 'a')));
    expect(await refused[120]).toBe(false);
    expect(await one.whenRefused(partiesChargedForMember('1', 'b'))).toBe(true);
    expect(await Promise.all(refused.slice(0, 120))).not.toContain(false);
    now += 60_000;
    expect(await one.whenRefused(partiesChargedForMember('1', 'a'))).toBe(true);
  });

  test('lets others ask for small answers while one caller leaves answers unread', () => {
    const one = budget();
    one.note(partiesChargedForMember('1', 'a'), 'bytes', 1e9);
    expect(one.hold(partiesChargedForMember('1', 'a'), 'bytes', 0)).toBeUndefined();
    expect(one.hold(partiesChargedForMember('1', 'b'), 'bytes', 0)).toBeDefined();
    expect(one.hold(partiesChargedForMember('2', 'a'), 'bytes', 0)).toBeDefined();
    expect(one.hold(partiesChargedForMember('2', 'a'), 'bytes', 1)).toBeUndefined();
  });
});
