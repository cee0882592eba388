import { isOneOf, keysOf } from '../records.ts';

/** The four roles of a shop's staff. A member of staff can have several. */
export const roles = ['owner', 'warehouse', 'finance', 'support'] as const;
export type Role = (typeof roles)[number];

const all = ['owner', 'warehouse', 'finance', 'support'] as const;

/**
 * The roles that have each permission. The owner has all permissions. Many roles may read, because desks answer
 * questions. Only the roles that do the work may write. Apart from the owner, a role that may act as
 * a member may not move money.
 */
export const permissionRoles = {
  // Permissions for the warehouse's work.
  'parcel.read': all,
  'parcel.receive': ['owner', 'warehouse'],
  'parcel.shelve': ['owner', 'warehouse'],
  'parcel.write': ['owner', 'warehouse'],
  'parcel.assign': ['owner', 'warehouse', 'support'],
  'parcel.dispose': ['owner', 'warehouse'],
  'label.print': ['owner', 'warehouse'],
  'service.work': ['owner', 'warehouse'],
  'pickup.work': ['owner', 'warehouse'],
  'problem.write': ['owner', 'warehouse', 'support'],
  'product.read': all,
  // The staff in the warehouse count the stock.
  'product.stock': ['owner', 'warehouse'],
  'product.write': ['owner', 'support'],
  'product.refund': ['owner', 'finance'],
  'order.read': all,
  'order.pack': ['owner', 'warehouse'],
  'order.ship': ['owner', 'warehouse'],
  'order.sign': ['owner', 'warehouse', 'support'],
  'order.cancel': ['owner', 'support', 'finance'],
  // Changes that members ask for on the phone, until packing.
  'order.change': ['owner', 'support', 'warehouse'],
  // A discount or surcharge on an order, within each role's limits.
  'order.price': ['owner', 'support', 'finance'],
  // Costs that the firm paid for a member. The clerk who receives the courier or keeps the receipts enters them.
  'advance.write': ['owner', 'warehouse', 'finance'],
  'tracking.read': all,
  'tracking.write': ['owner', 'warehouse', 'support'],
  'file.write': all,
  // Permissions for money.
  'payment.read': ['owner', 'finance', 'support'],
  'transfer.read': ['owner', 'finance', 'support'],
  'transfer.audit': ['owner', 'finance'],
  'withdrawal.read': ['owner', 'finance', 'support'],
  'withdrawal.audit': ['owner', 'finance'],
  'wallet.read': ['owner', 'finance', 'support'],
  'wallet.close': ['owner', 'finance'],
  'member.adjust': ['owner', 'finance'],
  'coupon.read': ['owner', 'finance', 'support'],
  'coupon.write': ['owner', 'finance'],
  'points.write': ['owner', 'finance'],
  'bank.write': ['owner', 'finance'],
  // Permissions for members.
  'member.read': all,
  'member.write': ['owner', 'support'],
  'member.act': ['owner', 'support'],
  'address.read': all,
  'address.audit': ['owner', 'support'],
  'declarer.audit': ['owner', 'support'],
  'identity.audit': ['owner', 'support'],
  'share.audit': ['owner', 'support'],
  'comment.write': ['owner', 'support'],
  'announcement.write': ['owner', 'support'],
  'guide.write': ['owner', 'support'],
  'aftersales.read': all,
  'aftersales.audit': ['owner', 'finance', 'support'],
  'talk.write': ['owner', 'support'],
  'message.read': ['owner', 'support'],
  'message.retry': ['owner', 'support'],
  // Permissions for the shop itself.
  'home.read': all,
  'warehouse.read': all,
  'warehouse.write': ['owner'],
  'location.write': ['owner', 'warehouse'],
  'pricing.read': all,
  'pricing.write': ['owner'],
  'service.write': ['owner'],
  'pickup.write': ['owner'],
  // Sharing a saved view of a list with colleagues. Only roles that organise the work of others have this permission.
  'view.share': ['owner', 'support', 'finance'],
  'shop.read': all,
  'shop.write': ['owner'],
  'staff.read': ['owner'],
  'staff.write': ['owner'],
  'audit.read': ['owner'],
  'program.write': ['owner'],
  'shop.export': ['owner'],
  'member.erase': ['owner'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissionRoles;

export const permissions = keysOf(permissionRoles);

/**
 * Whether one of `held` carries `permission`.
 * @example may(['warehouse'], 'payment.read') // → false
 */
export function may(held: readonly Role[], permission: Permission): boolean {
  const granted: readonly Role[] = permissionRoles[permission];
  return held.some((role) => granted.includes(role));
}

/**
 * Permissions that an API key never has: managing staff, acting as members, managing keys, reading the activity log,
 * sharing saved views, exporting everything, and deleting a member's data.
 */
const inPerson = [
  ...(['staff.read', 'staff.write', 'member.act', 'audit.read'] as const),
  ...(['program.write', 'view.share', 'shop.export', 'member.erase'] as const),
] as const;

export type ApiKeyPermission = Exclude<Permission, (typeof inPerson)[number]>;

const isForKeys = (permission: Permission): permission is ApiKeyPermission => !isOneOf(inPerson, permission);

/** The permissions that an API key can have. */
export const apiKeyPermissions = permissions.filter(isForKeys);
