import type { StaffWithdrawal, WithdrawalView } from '@crossdock/contract/wallet/withdrawals.ts';
import { fileUrl } from '../platform/fileRows.ts';
import { reasonText } from '../platform/reasons.ts';
import type { Actor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import type { accountBalancesOfMembers, WithdrawalQueueRow, WithdrawalRow } from './withdrawals.store.ts';

/** A withdrawal with signed addresses of its pictures. */
export function withdrawalOf(
  row: WithdrawalRow,
  actor: Actor,
  { config }: Services,
  now: string,
): WithdrawalView {
  const picture = (fileId: string) => ({
    url: fileUrl(config.APP_SECRET, actor.shop.id, fileId, 'full', now, 'paper'),
    thumb: fileUrl(config.APP_SECRET, actor.shop.id, fileId, 'thumb', now, 'paper'),
  });
  return {
    ...row,
    refund: refundedSaleRef(row),
    currency: actor.shop.currency,
    accountImage: { fileId: row.accountFileId, ...picture(row.accountFileId) },
    rejectReason: reasonText(row.rejectReason, actor.lang),
    inPayout: row.state === 'pending' && row.gatheredAt !== null,
    voucher: row.voucherFileId === null ? null : picture(row.voucherFileId),
  };
}

/** The order or purchase whose refund the withdrawal pays out; null for a plain withdrawal. */
export const refundedSaleRef = (row: {
  readonly refundOf: string | null;
  readonly refundNumber: string | null;
}) => (row.refundOf === null ? null : { id: row.refundOf, number: row.refundNumber ?? '' });

type Money = Awaited<ReturnType<typeof accountBalancesOfMembers>>;

/** A withdrawal as the clerk sees it: with the member's money, and reasons for a closer check. */
export function staffWithdrawalOf(
  row: WithdrawalQueueRow,
  money: Money,
  actor: Actor,
  services: Services,
  now: string,
): Omit<StaffWithdrawal, 'secondAwaited'> {
  const of = (kind: string) =>
    money.find((account) => account.memberId === row.memberId && account.kind === kind)?.balanceMinor ?? 0;
  return {
    ...row,
    ...withdrawalOf(row, actor, services, now),
    balanceMinor: of('memberBalance'),
    earningsMinor: of('memberEarnings'),
    heldMinor: of('memberHeld'),
    warnings: withdrawalWarningsOf(row),
    auditedBy: row.staffName,
  };
}

/**
 * Reasons for a closer check. The payee is compared with the verified name if there is one, else with the
 * name that the member entered.
 */
export function withdrawalWarningsOf(row: WithdrawalQueueRow): StaffWithdrawal['warnings'] {
  const name = row.identityName ?? row.memberName;
  return [
    ...(sameName(name, row.accountName) ? [] : (['nameDiffers'] as const)),
    ...(row.sharedAccount ? (['accountShared'] as const) : []),
    ...(row.paidToAccount === 0 ? (['accountNew'] as const) : []),
  ];
}

function sameName(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFKC').replace(/\s/g, '').toLowerCase();
  return plain(one) === plain(other);
}
