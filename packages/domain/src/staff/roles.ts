import { isOneOf, keysOf } from '../records.ts';

/** The four roles of a shop's staff (design: "Roles of staff"). A member of staff can have several. */
export const roles = ['owner', 'warehouse', 'finance', 'support'] as const;
export type Role = (typeof roles)[number];

const all = ['owner', 'warehouse', 'finance', 'support'] as const;

/**
 * Which role may do what. The owner may do everything. Reading is wide where a desk needs it to answer a question;
 * writing stays with those whose work it is; whoever acts as a member cannot also touch money.
 */
export const permissionRoles = {
  // the warehouse's work
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
  // What comes in and goes out is counted where it lies.
  'product.stock': ['owner', 'warehouse'],
  'product.write': ['owner', 'support'],
  'product.refund': ['owner', 'finance'],
  'order.read': all,
  'order.pack': ['owner', 'warehouse'],
  'order.ship': ['owner', 'warehouse'],
  'order.sign': ['owner', 'warehouse', 'support'],
  'order.cancel': ['owner', 'support', 'finance'],
  // What the member asks for on the phone; packing takes it from there.
  'order.change': ['owner', 'support', 'warehouse'],
  // A discount or a surcharge on an order, within limits of each role.
  'order.price': ['owner', 'support', 'finance'],
  // What the firm paid for a member: whoever takes in the courier, or keeps the receipts.
  'advance.write': ['owner', 'warehouse', 'finance'],
  'tracking.read': all,
  'tracking.write': ['owner', 'warehouse', 'support'],
  'file.write': all,
  // money
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
  // members
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
  // the shop itself
  'home.read': all,
  'warehouse.read': all,
  'warehouse.write': ['owner'],
  'location.write': ['owner', 'warehouse'],
  'pricing.read': all,
  'pricing.write': ['owner'],
  'service.write': ['owner'],
  'pickup.write': ['owner'],
  // Whose saved views of lists colleagues see, too: those who keep the others' work in order.
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
 * What a program's key never carries: other staff, acting as members, keys themselves, who did what, what people look
 * at, everything at once, and the end of a member's data.
 */
const inPerson = [
  ...(['staff.read', 'staff.write', 'member.act', 'audit.read'] as const),
  ...(['program.write', 'view.share', 'shop.export', 'member.erase'] as const),
] as const;

export type KeyPermission = Exclude<Permission, (typeof inPerson)[number]>;

const isForKeys = (permission: Permission): permission is KeyPermission => !isOneOf(inPerson, permission);

/** What a key can be given. */
export const keyPermissions = permissions.filter(isForKeys);
