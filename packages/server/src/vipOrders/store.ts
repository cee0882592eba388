import { nextState } from '@crossdock/domain/machine.ts';
import type { ParcelState } from '@crossdock/domain/parcels/states.ts';
import { type VipEvent, vipMachine } from '@crossdock/domain/vipOrders/states.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import { insertRows } from '../platform/bulk.ts';
import type { Tx } from '../platform/db.ts';
import { publish } from '../platform/realtime.ts';
import { changeRow, changeRows, deleteFromShop, deleteRows, fromShop } from '../platform/rows.ts';
import type { CustomsLinesTable, VipOrdersTable } from '../platform/schema.gen.ts';
import type { Actor } from '../platform/scope.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { actorKindOf, recordSteps } from '../platform/transitions.ts';

/** The topic of the member's list and of the console's list of VIP orders. */
const vipTopic = 'vipOrders';

export type NewVipOrder = Omit<
  Insertable<VipOrdersTable>,
  'shopId' | 'createdAt' | 'updatedAt' | 'waitsSince'
>;
export type NewCustomsLine = Omit<Insertable<CustomsLinesTable>, 'shopId' | 'vipOrderId' | 'position'>;

const vipRows = (tx: Tx) => fromShop(tx, 'vipOrders').selectAll();

/** The locked VIP order; with a member only that member's. It is locked before its order and its parcels. */
export function lockVipOrder(tx: Tx, id: string, memberId?: string) {
  const row = vipRows(tx).where('id', '=', id).forUpdate();
  return tx.maybe(memberId === undefined ? row : row.where('memberId', '=', memberId));
}
export type VipRow = NonNullable<Awaited<ReturnType<typeof lockVipOrder>>>;

/** Writes VIP orders of one member with their first step. */
export async function insertVipOrders(
  tx: Tx,
  actor: Actor,
  memberId: string,
  rows: readonly NewVipOrder[],
): Promise<void> {
  const at = { shopId: tx.shopId, waitsSince: tx.now, createdAt: tx.now, updatedAt: tx.now };
  await Promise.all([
    insertRows(
      tx,
      'vipOrders',
      rows.map((row) => ({ ...row, ...at })),
    ),
    recordSteps(
      tx,
      actor,
      'vipOrder',
      rows.map(({ id }) => ({ subjectId: id, event: 'place', from: null, to: 'waiting' })),
    ),
    publish(tx, vipTopic, memberId),
  ]);
}

/** Replaces the customs lines of some VIP orders. */
export async function replaceCustomsLines(
  tx: Tx,
  lines: readonly { readonly vipOrderId: string; readonly lines: readonly NewCustomsLine[] }[],
): Promise<void> {
  await tx.run(
    deleteFromShop(tx, 'customsLines').where(
      'vipOrderId',
      '=',
      sql<string>`any(${lines.map(({ vipOrderId }) => vipOrderId)}::uuid[])`,
    ),
  );
  await insertRows(
    tx,
    'customsLines',
    lines.flatMap(({ vipOrderId, lines: own }) =>
      own.map((line, position) => ({ ...line, shopId: tx.shopId, vipOrderId, position })),
    ),
  );
}

/** Links the parcels of a VIP order. */
export async function addVipParcels(
  tx: Tx,
  rows: readonly { readonly vipOrderId: string; readonly parcelId: string; readonly waiting: boolean }[],
): Promise<void> {
  await insertRows(
    tx,
    'vipParcels',
    rows.map((row) => ({ ...row, shopId: tx.shopId })),
  );
}

export async function removeVipParcels(
  tx: Tx,
  vipOrderId: string,
  parcelIds: readonly string[],
): Promise<void> {
  if (parcelIds.length === 0) return;
  await deleteRows(tx, 'vipParcels', { vipOrderId, parcelId: parcelIds });
}

/** The parcels of a VIP order as they are now, in id order. */
export function parcelsOfVip(tx: Tx, vipOrderId: string) {
  return tx.all(
    fromShop(tx, 'vipParcels', { 'vipParcels.vipOrderId': vipOrderId })
      .innerJoin('parcels', shopJoin('parcels.id', 'vipParcels.parcelId'))
      .select(['parcels.id', 'parcels.courierNumber', 'parcels.state', 'parcels.orderId'])
      .orderBy('parcels.id')
      .$narrowType<{ state: ParcelState }>(),
  );
}

export type VipChanges = Omit<
  Updateable<VipOrdersTable>,
  'shopId' | 'id' | 'memberId' | 'state' | 'updatedAt'
>;

/** Changes a locked VIP order and records the step, without changing its state. */
export async function updateVipOrder(
  tx: Tx,
  actor: Actor,
  vip: Pick<VipRow, 'id' | 'memberId' | 'state'>,
  changes: VipChanges,
  step?: { readonly event: 'change' | 'ask' | 'wait' | 'leaveOut'; readonly why?: string },
): Promise<void> {
  const { id: subjectId, state } = vip;
  await Promise.all([
    changeRow(tx, 'vipOrders', subjectId, { ...changes, updatedAt: tx.now }),
    step ? recordSteps(tx, actor, 'vipOrder', [{ subjectId, ...step, from: state, to: state }]) : undefined,
    publish(tx, vipTopic, vip.memberId),
  ]);
}

/** Moves a VIP order by one event; its parcels stop waiting. False if its state no longer allows it. */
export async function transitionVipOrder(
  tx: Tx,
  actor: Actor,
  vip: Pick<VipRow, 'id' | 'memberId' | 'state'>,
  event: VipEvent,
  { why = '', ...changes }: VipChanges & { readonly why?: string } = {},
): Promise<boolean> {
  const to = nextState(vipMachine, vip.state, event, actorKindOf(actor));
  if (to === undefined) return false;
  const { id: subjectId } = vip;
  const ended = { obstacle: null, obstacleParams: '{}', stuckAt: null, askedAt: null };
  const moved = await changeRows(
    tx,
    'vipOrders',
    { id: subjectId, state: vip.state },
    { ...ended, ...changes, state: to, updatedAt: tx.now },
  );
  if (moved === 0) return false;
  await Promise.all([
    changeRows(tx, 'vipParcels', { vipOrderId: subjectId }, { waiting: false }),
    recordSteps(tx, actor, 'vipOrder', [{ subjectId, event, from: vip.state, to, why }]),
    publish(tx, vipTopic, vip.memberId),
  ]);
  return true;
}
