import type { StaffWithdrawal } from '@crossdock/contract/wallet/withdrawals.ts';
import { amountText } from '@crossdock/domain/wallet/amount.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, Money } from '@crossdock/ui/values.tsx';
import { useUploads } from '@crossdock/web/uploads.ts';
import type { ReactNode } from 'react';
import { AuditDecision } from '../shell/AuditDecision.tsx';
import type { RowDecisionProps } from '../shell/AuditQueue.tsx';
import { AwaitedApproval } from '../shell/AwaitedApproval.tsx';
import { useSubmit } from '../shell/api.ts';
import { CopyIcon } from '../shell/CopyIcon.tsx';
import { t } from '../shell/i18n.ts';
import { RowMemberLink } from '../shell/links.tsx';
import { PayoutVoucher } from '../shell/PayoutVoucher.tsx';
import { showApprovalOutcome } from '../shell/showApprovalOutcome.ts';
import { useStaff } from '../shell/staff.ts';
import { useRejection } from '../shell/useRejection.ts';

/** The amount and destination, the member's remaining money, and reasons to look closer. */
export function WithdrawalClaim({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  return (
    <>
      <AwaitedApproval awaited={withdrawal.secondAwaited} />
      <Section>
        <Text as="p" below={8} size={28} strong lineHeight={1.3}>
          <Copied text={amountText(withdrawal.amountMinor, withdrawal.currency)}>
            <Money minor={withdrawal.amountMinor} />
          </Copied>
        </Text>
        <Facts
          facts={[
            [
              t('wallet.withdrawals.payTo'),
              `${t(`wallet.withdrawals.type.${withdrawal.accountType}`)} ${withdrawal.bankName}`,
            ],
            [
              t('wallet.withdrawals.account'),
              <Copied key="account" text={withdrawal.account}>
                <Code>{withdrawal.account}</Code>
              </Copied>,
            ],
            [t('wallet.withdrawals.bankCode'), withdrawal.bankCode || null],
            [
              t('wallet.withdrawals.name'),
              <Copied key="name" text={withdrawal.accountName}>
                {withdrawal.accountName}
              </Copied>,
            ],
            [t('wallet.withdrawals.member'), <RowMemberLink key="member" row={withdrawal} />],
            [
              t('wallet.withdrawals.identity'),
              withdrawal.identityName ?? t('wallet.withdrawals.identity.none'),
            ],
            [
              t('wallet.withdrawals.refundOf'),
              withdrawal.refund ? t('wallet.withdrawals.refund', { number: withdrawal.refund.number }) : null,
            ],
            [t('wallet.withdrawals.source'), t(`wallet.withdrawals.source.${withdrawal.source}`)],
            [
              t('wallet.withdrawals.money'),
              <span key="money">
                <Money minor={withdrawal.balanceMinor} /> / <Money minor={withdrawal.earningsMinor} /> /{' '}
                <Money minor={withdrawal.heldMinor} />
              </span>,
            ],
            [t('wallet.withdrawals.before'), t('wallet.withdrawals.before.n', { n: withdrawal.paidBefore })],
            [t('wallet.withdrawals.number'), <Code key="number">{withdrawal.number}</Code>],
          ]}
        />
        <Grid gap={8} above={12}>
          {withdrawal.warnings.map((warning) => (
            <Banner key={warning} tone={warning === 'accountNew' ? 'info' : 'warning'}>
              {t(`wallet.withdrawals.warning.${warning}`)}
            </Banner>
          ))}
        </Grid>
      </Section>
    </>
  );
}

/** A value for the bank's own form, with a copy button. */
function Copied({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Row as="span" gap={4} align="center" inline>
      {children}
      <CopyIcon text={text} />
    </Row>
  );
}

const refreshes = ['listWithdrawals', 'getMemberMoney', 'getMemberLedger'] as const;

export function WithdrawalDecision({ row: withdrawal, onMove }: RowDecisionProps<StaffWithdrawal>) {
  const formatting = useFormatting();
  const amount = formatMoney(withdrawal.amountMinor, withdrawal.currency, formatting);
  const voucher = useUploads('uploadStaffFile', { purpose: 'payout' });
  const { id } = withdrawal;
  const approve = useSubmit('approveWithdrawal', {
    quiet: true,
    refreshes,
    onDone: ({ state }) => showApprovalOutcome(state, t('wallet.withdrawals.approved', { amount })),
  });
  const reject = useRejection('rejectWithdrawal', refreshes);
  const voucherFileId = voucher.fileIds[0];
  return (
    <AuditDecision
      mayDecide={useStaff().may('withdrawal.audit')}
      busy={approve.busy || reject.busy || voucher.busy}
      failure={approve.failure ?? reject.failure}
      onApprove={() => void approve.submit({ id, ...(voucherFileId ? { voucherFileId } : {}) })}
      onReject={(why) => void reject.submit({ id, ...why })}
      onMove={onMove}
      approveLabel={t('wallet.withdrawals.approve', { amount })}
      sureLabel={t(withdrawal.secondAwaited ? 'shell.second.sure' : 'wallet.withdrawals.approve.sure', {
        amount,
      })}
      {...(withdrawal.inPayout ? { obstacle: t('wallet.withdrawals.inPayout') } : {})}
      {...(withdrawal.secondAwaited?.mine ? { obstacle: t('shell.second.mine.text') } : {})}
    >
      <PayoutVoucher voucher={voucher} />
    </AuditDecision>
  );
}
