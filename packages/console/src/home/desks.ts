import type { AuditQueueName } from '@crossdock/contract/shops/desk.ts';
import type { Output } from '@crossdock/contract/table.ts';
import type { Permission } from '@crossdock/domain/staff/roles.ts';
import type { TextKey } from '../shell/i18n.ts';

export type Dashboard = Output<'getDashboard'>;

export interface Desk {
  readonly text: TextKey;
  readonly to: string;
  readonly search?: Record<string, string>;
  readonly can: Permission;
  readonly count: (board: Dashboard) => number;
  /** Somebody waits for this work, so a count above 0 is highlighted. */
  readonly urgent?: true;
}

export const desks: readonly Desk[] = [
  {
    text: 'shops.board.toPack',
    to: '/packing',
    can: 'order.pack',
    count: (b) => b.orders.processing,
    urgent: true,
  },
  {
    text: 'shops.board.toShip',
    to: '/shipping',
    can: 'order.ship',
    count: (b) => b.orders.awaitingShipment,
    urgent: true,
  },
  {
    text: 'shops.board.unclaimed',
    to: '/parcels/unclaimed',
    can: 'parcel.read',
    count: (b) => b.parcels.unclaimed,
    urgent: true,
  },
  {
    text: 'shops.board.pickups',
    to: '/pickups',
    can: 'pickup.work',
    count: (b) => b.pickups,
    urgent: true,
  },
  {
    text: 'shops.board.services',
    to: '/services',
    can: 'service.work',
    count: (b) => b.services,
    urgent: true,
  },
  {
    text: 'shops.board.lowStock',
    to: '/goods',
    search: { low: '1' },
    can: 'product.stock',
    count: (b) => b.lowStock,
    urgent: true,
  },
  {
    text: 'shops.board.problems',
    to: '/problems',
    can: 'problem.write',
    count: (b) => b.problems.answered,
    urgent: true,
  },
  {
    text: 'shops.board.disputes',
    to: '/disputes',
    can: 'order.pack',
    count: (b) => b.disputes,
    urgent: true,
  },
  {
    text: 'shops.board.problemsOverdue',
    to: '/problems',
    search: { shelf: 'overdue' },
    can: 'problem.write',
    count: (b) => b.problems.overdue,
    urgent: true,
  },
  {
    text: 'shops.board.chargebacks',
    to: '/wallet/chargebacks',
    can: 'payment.read',
    count: (b) => b.chargebacks.open,
    urgent: true,
  },
  {
    text: 'shops.board.chargebacksOverdue',
    to: '/wallet/chargebacks',
    search: { shelf: 'overdue' },
    can: 'payment.read',
    count: (b) => b.chargebacks.overdue,
    urgent: true,
  },
  {
    text: 'shops.board.refunds',
    to: '/wallet/refunds',
    search: { contradicted: '1' },
    can: 'payment.read',
    count: (b) => b.contradictedRefunds,
    urgent: true,
  },
  {
    text: 'shops.board.vipImports',
    to: '/vipOrders/imports',
    can: 'order.cancel',
    count: (b) => b.vipImports,
    urgent: true,
  },
  {
    text: 'shops.board.talks',
    to: '/chat',
    can: 'talk.write',
    count: (b) => b.talks,
    urgent: true,
  },
  {
    text: 'shops.board.comments',
    to: '/comments',
    can: 'comment.write',
    count: (b) => b.comments,
    urgent: true,
  },
  {
    text: 'shops.board.unpaid',
    to: '/orders',
    search: { state: 'awaitingPayment' },
    can: 'order.read',
    count: (b) => b.orders.awaitingPayment,
  },
  {
    text: 'shops.board.onTheWay',
    to: '/orders',
    search: { state: 'awaitingSignature' },
    can: 'order.read',
    count: (b) => b.orders.awaitingSignature,
  },
  {
    text: 'shops.board.expected',
    to: '/parcels',
    search: { state: 'forecast' },
    can: 'parcel.read',
    count: (b) => b.parcels.forecast,
  },
  {
    text: 'shops.board.shelved',
    to: '/parcels',
    search: { state: 'shelved' },
    can: 'parcel.read',
    count: (b) => b.parcels.shelved,
  },
  {
    text: 'shops.board.ageing',
    to: '/parcels',
    search: { state: 'shelved', olderThanDays: '30' },
    can: 'parcel.read',
    count: (b) => b.parcels.ageing,
  },
];

/** The audit queues of what members submit, with who may decide them. */
export const auditDesks: readonly { queue: AuditQueueName; can: Permission }[] = [
  { queue: 'addresses', can: 'address.audit' },
  { queue: 'identities', can: 'identity.audit' },
  { queue: 'declarers', can: 'declarer.audit' },
  { queue: 'transfers', can: 'transfer.audit' },
  { queue: 'withdrawals', can: 'withdrawal.audit' },
  { queue: 'adjustments', can: 'member.adjust' },
  { queue: 'shares', can: 'share.audit' },
  { queue: 'aftersales', can: 'aftersales.audit' },
];
