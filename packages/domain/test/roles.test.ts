import { describe, expect, it } from 'vitest';
import { apiKeyPermissions, may, permissions, roles } from '../src/staff/roles.ts';

describe('roles', () => {
  it('the owner may do everything', () => {
    expect(permissions.filter((permission) => !may(['owner'], permission))).toEqual([]);
  });

  it('nobody without a role may do anything', () => {
    expect(permissions.filter((permission) => may([], permission))).toEqual([]);
  });

  it('the desk handles parcels and orders and no money', () => {
    expect(may(['warehouse'], 'parcel.receive')).toBe(true);
    expect(may(['warehouse'], 'order.ship')).toBe(true);
    expect(may(['warehouse'], 'wallet.read')).toBe(false);
    expect(may(['warehouse'], 'bank.write')).toBe(false);
    expect(may(['warehouse'], 'member.act')).toBe(false);
  });

  it('finance decides about money and packs nothing', () => {
    expect(may(['finance'], 'transfer.audit')).toBe(true);
    expect(may(['finance'], 'member.adjust')).toBe(true);
    expect(may(['finance'], 'order.pack')).toBe(false);
    expect(may(['finance'], 'address.audit')).toBe(false);
  });

  it('nobody but the owner can both act as a member and decide about money', () => {
    for (const role of roles.filter((one) => one !== 'owner' && may([one], 'member.act'))) {
      for (const money of ['member.adjust', 'transfer.audit', 'withdrawal.audit', 'bank.write'] as const) {
        expect(may([role], money), `${role} ${money}`).toBe(false);
      }
    }
  });

  it('the permissions of several roles are combined', () => {
    expect(may(['warehouse', 'finance'], 'order.pack')).toBe(true);
    expect(may(['warehouse', 'finance'], 'transfer.audit')).toBe(true);
  });
});

describe('the permissions of each role besides the owner', () => {
  /**
   * The permissions of each role once more: a change of a role must also be written here, so that a reviewer sees its
   * effect.
   */
  const everybody = [
    ...[
      'parcel.read',
      'product.read',
      'order.read',
      'tracking.read',
      'file.write',
      'member.read',
      'address.read',
    ],
    ...['aftersales.read', 'home.read', 'warehouse.read', 'pricing.read', 'shop.read'],
  ];
  const money = ['payment.read', 'transfer.read', 'withdrawal.read', 'wallet.read', 'coupon.read'];
  const own = {
    warehouse: [
      ...[
        'parcel.receive',
        'parcel.shelve',
        'parcel.write',
        'parcel.assign',
        'parcel.dispose',
        'service.work',
      ],
      ...[
        'pickup.work',
        'problem.write',
        'product.stock',
        'order.pack',
        'order.ship',
        'order.sign',
        'order.change',
      ],
      ...['advance.write', 'tracking.write', 'location.write', 'label.print'],
    ],
    finance: [
      'order.price',
      ...['product.refund', 'order.cancel', 'advance.write', 'transfer.audit', 'withdrawal.audit'],
      ...['wallet.close', 'member.adjust', 'coupon.write', 'points.write', 'bank.write', 'aftersales.audit'],
      'view.share',
      ...money,
    ],
    support: [
      'order.price',
      'order.change',
      ...['parcel.assign', 'problem.write', 'product.write', 'order.sign', 'order.cancel', 'tracking.write'],
      ...['member.write', 'member.act', 'address.audit', 'declarer.audit', 'identity.audit', 'share.audit'],
      ...['comment.write', 'announcement.write', 'guide.write', 'aftersales.audit', 'talk.write'],
      ...['message.read', 'message.retry', 'view.share', ...money],
    ],
  };
  it.each(['warehouse', 'finance', 'support'] as const)('%s', (role) => {
    const carried = permissions.filter((permission) => may([role], permission));
    expect([...carried].sort()).toEqual([...everybody, ...own[role]].sort());
  });

  it('and what no key of a program may do is done in person', () => {
    expect(permissions.filter((one) => !apiKeyPermissions.some((key) => key === one)).sort()).toEqual([
      ...[
        'audit.read',
        'member.act',
        'member.erase',
        'program.write',
        'shop.export',
        'staff.read',
        'staff.write',
        'view.share',
      ],
    ]);
  });
});
