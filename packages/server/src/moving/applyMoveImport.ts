import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { ImportFileKind } from '@crossdock/domain/moving/columnMapping.ts';
import { pointsWorthMinor } from '@crossdock/domain/points/rules.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import type { Staff } from '../platform/scope.ts';
import { currentSettings, findShopRow } from '../platform/shopSettings.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import { contentToApprove, startImportWriting } from './start.ts';
import { findImport, type ImportRow, lockImport } from './store.ts';
import { viewOf } from './view.ts';

export const applyMoveImport: Handler<'applyMoveImport'> = async (tx, actor, { id, count }, services) => {
  const seen = await findImport(tx, id);
  if (seen === undefined) return refuse('row.notFound');
  if (seen.state !== 'preview' || seen.failure !== '') return refuse('moving.notOpen');
  const rows = seen.newCount + seen.changedCount;
  if (rows === 0) return refuse('moving.nothing');
  if (rows !== count) return refuse('moving.changed', { n: rows }, 'count');
  // The approval is requested before any other lock, because it locks the row with the clerk's approvals of the day.
  const approval = await approvalFor(tx, actor, seen);
  if (isRefusal(approval)) return approval;
  const of = await lockImport(tx, id);
  if (of === undefined || of.state !== 'preview' || of.entering !== seen.entering)
    return refuse('row.changed');
  if (approval.state === 'approved')
    await startImportWriting(tx, services, of, { appliedBy: actor.staffId, agreedBy: null });
  return viewOf(tx, actor, id);
};

const moneyKinds: readonly ImportFileKind[] = ['balances', 'points', 'coupons', 'orders'];

const alone = { state: 'approved' } as const;

/**
 * Whether a second person must approve. Balances, points, coupons and payments of orders create money, so they need two
 * people like every change of a balance. Until the shop opens nobody can spend this money, so its owner may approve
 * alone; the log records who approved.
 */
async function approvalFor(tx: Tx, actor: Staff, of: ImportRow) {
  if (!moneyKinds.includes(of.kind) || (of.kind === 'orders' && of.entering === 0)) return alone;
  const [shop, settings] = await Promise.all([findShopRow(tx), currentSettings(tx)]);
  if (shop.openedAt === null && actor.roles.includes('owner')) return alone;
  const worthMinor = of.kind === 'points' ? pointsWorthMinor(of.entering, settings.points) : of.entering;
  return requireApproval(tx, actor, {
    kind: 'moveIn',
    worthMinor,
    // A file of coupons may contain percentage coupons without a limit, so their total has no upper bound.
    endless: of.kind === 'coupons',
    subjectId: of.id,
    reason: of.filename,
    asked: contentToApprove(of),
  });
}
