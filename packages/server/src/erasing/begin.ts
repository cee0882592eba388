import { erasureLimits } from '@crossdock/domain/erasing/retention.ts';
import { minor } from '@crossdock/domain/money.ts';
import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import { endExport } from '../leaving/exports.store.ts';
import { bindingsOf } from '../members/messengerBindings.store.ts';
import { findMember, lockMember, setStatus } from '../members/store.ts';
import { unbindAccount } from '../messengers/unbinding.ts';
import type { Tx } from '../platform/db.ts';
import { asMemberId, type System } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { endMemberSessions } from '../platform/sessions.ts';
import { takePoints, usablePointsBalance } from '../points/store.ts';
import { balanceOf, transferOrThrow } from '../wallet/store.ts';
import { deleteContactRows, exportsOf, revokeCoupons, unlinkExpiredParcels } from './begin.store.ts';
import { contactVariants } from './contacts.ts';
import { erasurePreviewOf, remainingBlockers } from './erasurePreview.ts';
import { changeErasure, type ErasureRow } from './erasures.store.ts';
import { firstStep } from './steps.ts';

/**
 * Begins the erasure, if nothing blocks it: the account closes, logins end, and the amounts that the member gave up go
 * to the shop. If something new blocks the erasure, it is tried again the next day.
 */
export async function beginErasure(
  tx: Tx,
  actor: System,
  services: Services,
  row: ErasureRow,
): Promise<void> {
  await lockMember(tx, row.memberId);
  const outlook = await erasurePreviewOf(tx, actor.shop, row.memberId);
  const blockers = remainingBlockers(outlook, row.givenUpMinor).map(({ kind }) => kind);
  if (blockers.length > 0) {
    const dueAt = tx.later(erasureLimits.lookAgainHours * 3_600_000);
    return changeErasure(tx, row.id, { blockers, blockedSince: row.blockedSince ?? tx.now, dueAt });
  }
  await closeAccount(tx, actor, services, row.memberId);
  await changeErasure(tx, row.id, {
    ...{ state: 'running', startedAt: tx.now, dueAt: tx.now, step: firstStep },
    ...{ tokenHash: null, blockers: [], blockedSince: null },
  });
  await giveUp(tx, actor, row.memberId);
}

async function closeAccount(tx: Tx, actor: System, services: Services, memberId: string): Promise<void> {
  const member = await findMember(tx, memberId);
  if (!member) throw new Error(`no member ${memberId}`);
  await setStatus(tx, memberId, 'disabled');
  await endMemberSessions(tx, asMemberId(memberId), 'disabled');
  for (const { provider } of await bindingsOf(tx, memberId))
    await unbindAccount(tx, actor, services, memberId, provider);
  for (const { id } of await exportsOf(tx, memberId)) await endExport(tx, id, null);
  await deleteContactRows(tx, contactVariants(member));
  await revokeCoupons(tx, memberId);
  await unlinkExpiredParcels(tx, memberId);
  const points = await usablePointsBalance(tx, memberId);
  if (points > 0) await takePoints(tx, actor, { memberId, points, kind: 'adjusted', memo: '' });
}

/** Moves the remaining balances to the shop; the member gave up each amount explicitly. */
async function giveUp(tx: Tx, actor: System, memberId: string): Promise<void> {
  const { balanceMinor, earningsMinor } = await balanceOf(tx, memberId);
  const movements: Movement[] = [
    { from: { kind: 'memberBalance' as const, memberId }, amount: balanceMinor },
    { from: { kind: 'memberEarnings' as const, memberId }, amount: earningsMinor },
  ]
    .filter(({ amount }) => amount > 0)
    .map(({ from, amount }) => ({
      ...{ from, to: { kind: 'adjustments' }, amount: minor(amount), kind: 'adjustment' },
    }));
  await transferOrThrow(tx, actor, movements);
}
