import type { AuditQueueName } from '@crossdock/contract/shops/desk.ts';
import type { Output } from '@crossdock/contract/table.ts';
import type { Permission } from '@crossdock/domain/staff/roles.ts';
import type { TextKey } from '../shell/i18n.ts';

export type Dashboard = Output<'getDashboard'>;

type DeskName = TextKey extends infer Key ? (Key extends `shops.board.${infer Name}` ? Name : never) : never;

export interface Desk {
  readonly text: TextKey;
  readonly to: string;
  readonly search?: Record<string, string>;
  readonly can: Permission;
  readonly count: (board: Dashboard) => number;
  /** Somebody waits for this work, so a count above 0 is highlighted. */
  readonly urgent?: true;
}

type Count = (board: Dashboard) => number;

function desk(name: DeskName, to: string, can: Permission, count: Count, search?: Desk['search']): Desk {
  return { text: `shops.board.${name}`, to, can, count, ...(search ? { search } : {}) };
}

const overdue = { shelf: 'overdue' };
const longShelved = { state: 'shelved', olderThanDays: '30' };

/** The desks with work that somebody waits for. */
const urgent = [
  desk('toPack', '/packing', 'order.pack', (b) => b.orders.processing),
  desk('toShip', '/shipping', 'order.ship', (b) => b.orders.awaitingShipment),
  desk('unclaimed', '/parcels/unclaimed', 'parcel.read', (b) => b.parcels.unclaimed),
  desk('pickups', '/pickups', 'pickup.work', (b) => b.pickups),
  desk('services', '/services', 'service.work', (b) => b.services),
  desk('lowStock', '/goods', 'product.stock', (b) => b.lowStock, { low: '1' }),
  desk('problems', '/problems', 'problem.write', (b) => b.problems.answered),
  desk('disputes', '/disputes', 'order.pack', (b) => b.disputes),
  desk('problemsOverdue', '/problems', 'problem.write', (b) => b.problems.overdue, overdue),
  desk('chargebacks', '/wallet/chargebacks', 'payment.read', (b) => b.chargebacks.open),
  desk('chargebacksOverdue', '/wallet/chargebacks', 'payment.read', (b) => b.chargebacks.overdue, overdue),
  desk('refunds', '/wallet/refunds', 'payment.read', (b) => b.contradictedRefunds, { contradicted: '1' }),
  desk('vipImports', '/vipOrders/imports', 'order.cancel', (b) => b.vipImports),
  desk('talks', '/chat', 'talk.write', (b) => b.talks),
  desk('comments', '/comments', 'comment.write', (b) => b.comments),
].map((one) => ({ ...one, urgent: true }) as const);

export const desks: readonly Desk[] = [
  ...urgent,
  desk('unpaid', '/orders', 'order.read', (b) => b.orders.awaitingPayment, { state: 'awaitingPayment' }),
  desk('onTheWay', '/orders', 'order.read', (b) => b.orders.awaitingSignature, {
    state: 'awaitingSignature',
  }),
  desk('expected', '/parcels', 'parcel.read', (b) => b.parcels.forecast, { state: 'forecast' }),
  desk('shelved', '/parcels', 'parcel.read', (b) => b.parcels.shelved, { state: 'shelved' }),
  desk('ageing', '/parcels', 'parcel.read', (b) => b.parcels.ageing, longShelved),
];

/** The audit queues, each with the permission that a decision needs. */
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
