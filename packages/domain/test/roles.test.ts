import { describe, expect, it } from 'vitest';
import { may, permissions, roles } from '../src/staff/roles.ts';

describe('roles', () => {
  it('the owner may do everything', () => {
    expect(permissions.filter((permission) => !may(['owner'], permission))).toEqual([]);
  });

  it('nobody without a role may do anything', () => {
    expect(permissions.filter((permission) => may([], permission))).toEqual([]);
  });

  it('the desk works parcels and orders and touches no money', () => {
    expect(may(['warehouse'], 'parcel.receive')).toBe(true);
    expect(may(['warehouse'], 'order.ship')).toBe(true);
    expect(may(['warehouse'], 'wallet.read')).toBe(false);
    expect(may(['warehouse'], 'bank.write')).toBe(false);
    expect(may(['warehouse'], 'member.act')).toBe(false);
  });

  it('finance decides on money and packs nothing', () => {
    expect(may(['finance'], 'transfer.audit')).toBe(true);
    expect(may(['finance'], 'member.adjust')).toBe(true);
    expect(may(['finance'], 'order.pack')).toBe(false);
    expect(may(['finance'], 'address.audit')).toBe(false);
  });

  it('whoever may act as a member, short of the owner, cannot decide on money', () => {
    for (const role of roles.filter((one) => one !== 'owner' && may([one], 'member.act'))) {
      for (const money of ['member.adjust', 'transfer.audit', 'withdrawal.audit', 'bank.write'] as const) {
        expect(may([role], money), `${role} ${money}`).toBe(false);
      }
    }
  });

  it('several roles add up', () => {
    expect(may(['warehouse', 'finance'], 'order.pack')).toBe(true);
    expect(may(['warehouse', 'finance'], 'transfer.audit')).toBe(true);
  });
});
