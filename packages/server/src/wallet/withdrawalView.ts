import type { StaffWithdrawal, WithdrawalView } from '@crossdock/contract/wallet/withdrawals.ts';
import { fileUrl } from '../platform/fileRows.ts';
import { reasonText } from '../platform/reasons.ts';
import type { Actor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import type { moneyOfMembers, QueueRow, WithdrawalRow } from './withdrawals.store.ts';

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
    id: row.id,
    number: row.number,
    source: row.source,
    amountMinor: row.amount_minor,
    currency: actor.shop.currency,
    accountType: row.account_type,
    accountName: row.account_name,
    account: row.account,
    bankName: row.bank_name,
    accountImage: { fileId: row.account_file_id, ...picture(row.account_file_id) },
    state: row.state,
    rejectReason: reasonText(row.reject_reason, actor.lang),
    createdAt: row.created_at,
    auditedAt: row.audited_at,
    voucher: row.voucher_file_id === null ? null : picture(row.voucher_file_id),
    voucherAt: row.voucher_at,
  };
}

type Money = Awaited<ReturnType<typeof moneyOfMembers>>;

/** As the clerk sees it: the member's money beside it, and what speaks for a second look. */
export function staffWithdrawalOf(
  row: QueueRow,
  money: Money,
  actor: Actor,
  services: Services,
  now: string,
): Omit<StaffWithdrawal, 'secondAwaited'> {
  const of = (kind: string) =>
    money.find((account) => account.member_id === row.member_id && account.kind === kind)?.balance_minor ?? 0;
  return {
    ...withdrawalOf(row, actor, services, now),
    memberId: row.member_id,
    memberAccount: row.member_account,
    memberName: row.member_name,
    identityName: row.identity_name,
    balanceMinor: of('memberBalance'),
    earningsMinor: of('memberEarnings'),
    heldMinor: of('memberHeld'),
    paidBefore: row.paid_before,
    warnings: warningsOf(row),
    auditedBy: row.staff_name,
  };
}

/** The proven name counts where there is one, else the name the member gave. */
function warningsOf(row: QueueRow): StaffWithdrawal['warnings'] {
  const name = row.identity_name ?? row.member_name;
  return [
    ...(sameName(name, row.account_name) ? [] : (['nameDiffers'] as const)),
    ...(row.shared_account ? (['accountShared'] as const) : []),
    ...(row.paid_to_account === 0 ? (['accountNew'] as const) : []),
  ];
}

function sameName(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFKC').replace(/\s/g, '').toLowerCase();
  return plain(one) === plain(other);
}
