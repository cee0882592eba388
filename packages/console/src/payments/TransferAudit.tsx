import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { AuditDecision } from '../shell/AuditDecision.tsx';
import type { RowDecisionProps } from '../shell/AuditQueue.tsx';
import { AwaitedApproval } from '../shell/AwaitedApproval.tsx';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { OrderLink, PurchaseLink, RowMemberLink } from '../shell/links.tsx';
import { showApprovalOutcome } from '../shell/showApprovalOutcome.ts';
import { useStaff } from '../shell/staff.ts';
import { useRejection } from '../shell/useRejection.ts';
import type { StaffTransfer } from './moneyRows.ts';

/** Shows the member's report about the transfer, and the orders that the transfer should pay. */
export function TransferAuditDetails({ transfer }: { transfer: StaffTransfer }) {
  return (
    <>
      <AwaitedApproval awaited={transfer.secondAwaited} />
      <Section>
        <Text as="p" below={8} size={28} strong lineHeight={1.3}>
          <Money minor={transfer.amountMinor} currency={transfer.currency} />
        </Text>
        <Facts
          facts={[
            [t('payments.bank'), `${transfer.bankAccount.bankName} ${transfer.bankAccount.accountNumber}`],
            [t('payments.number'), <Code key="number">{transfer.transactionNumber}</Code>],
            ...(transfer.slip
              ? [[t('payments.slip'), `${transfer.slip.bankName} ${transfer.slip.reference}`] as const]
              : []),
            [t('payments.tradedAt'), <When key="at" iso={transfer.tradedAt} />],
            [t('payments.payer'), `${transfer.payerName} · ${transfer.payerPhone}`],
            [t('payments.member'), <RowMemberLink key="member" row={transfer} />],
            [t('payments.balance'), <Money key="balance" minor={transfer.balanceMinor} />],
          ]}
        />
        {transfer.orders.length > 0 ? (
          <>
            <Text as="h3" above={16} below={4} size={14} strong>
              {t('payments.forOrders')}
            </Text>
            <Grid as="ul" gap={4}>
              {transfer.orders.map((order) => (
                <Row as="li" gap={12} justify="between" key={order.id}>
                  {order.isPurchase ? (
                    <PurchaseLink number={order.number} />
                  ) : (
                    <OrderLink id={order.id} number={order.number} />
                  )}
                  {order.payable ? (
                    <Money minor={order.dueMinor} />
                  ) : (
                    <Muted size={13}>{t('payments.notPayable')}</Muted>
                  )}
                </Row>
              ))}
            </Grid>
          </>
        ) : null}
      </Section>
    </>
  );
}

const refreshes = ['listBankTransfers', 'getLedgerOverview', 'listPayments'] as const;

export function TransferDecision({ row: transfer, onMove }: RowDecisionProps<StaffTransfer>) {
  const formatting = useFormatting();
  const amount = formatMoney(transfer.amountMinor, transfer.currency, formatting);
  const approve = useSubmit('approveBankTransfer', {
    quiet: true,
    refreshes,
    onDone: ({ state, paidOrders }) =>
      showApprovalOutcome(state, t('payments.approved', { amount, n: paidOrders.length })),
  });
  const reject = useRejection('rejectBankTransfer', refreshes);
  return (
    <AuditDecision
      mayDecide={useStaff().may('transfer.audit')}
      busy={approve.busy || reject.busy}
      failure={approve.failure ?? reject.failure}
      onApprove={() => void approve.submit({ id: transfer.id })}
      onReject={(why) => void reject.submit({ id: transfer.id, ...why })}
      onMove={onMove}
      approveLabel={t('payments.approve', { amount })}
      sureLabel={t(transfer.secondAwaited ? 'shell.second.sure' : 'payments.approve.sure', { amount })}
      {...(transfer.secondAwaited?.mine ? { obstacle: t('shell.second.mine.text') } : {})}
    />
  );
}
