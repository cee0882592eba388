import { formatMoney } from '@crossdock/ui/format.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { AuditDecision } from '../shell/AuditDecision.tsx';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { MemberLink, OrderLink, PurchaseLink } from '../shell/links.tsx';
import { SecondAwaited } from '../shell/SecondAwaited.tsx';
import { showOutcome } from '../shell/showOutcome.ts';
import { useStaff } from '../shell/staff.ts';
import type { StaffTransfer } from './moneyRows.ts';
import classes from './payments.module.css';

/** What the member says of the transfer, and the orders it is to pay. */
export function TransferClaim({ transfer }: { transfer: StaffTransfer }) {
  return (
    <>
      <SecondAwaited awaited={transfer.secondAwaited} />
      <Section>
        <p className={classes.amount}>
          <Money minor={transfer.amountMinor} currency={transfer.currency} />
        </p>
        <Facts
          facts={[
            [t('payments.bank'), `${transfer.bankAccount.bankName} ${transfer.bankAccount.accountNumber}`],
            [t('payments.number'), <Code key="number">{transfer.transactionNumber}</Code>],
            [t('payments.tradedAt'), <When key="at" iso={transfer.tradedAt} />],
            [t('payments.payer'), `${transfer.payerName} · ${transfer.payerPhone}`],
            [
              t('payments.member'),
              <MemberLink
                key="member"
                id={transfer.memberId}
                name={transfer.memberName}
                note={transfer.memberAccount}
              />,
            ],
            [t('payments.balance'), <Money key="balance" minor={transfer.balanceMinor} />],
          ]}
        />
        {transfer.orders.length > 0 ? (
          <>
            <h3 className={classes.small}>{t('payments.forOrders')}</h3>
            <ul className={classes.orders}>
              {transfer.orders.map((order) => (
                <li key={order.id}>
                  {order.isPurchase ? (
                    <PurchaseLink number={order.number} />
                  ) : (
                    <OrderLink id={order.id} number={order.number} />
                  )}
                  {order.payable ? (
                    <Money minor={order.dueMinor} />
                  ) : (
                    <span className={classes.muted}>{t('payments.notPayable')}</span>
                  )}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Section>
    </>
  );
}

const refreshes = ['listBankTransfers', 'getLedgerOverview', 'listPayments'] as const;

interface DecisionProps {
  readonly transfer: StaffTransfer;
  readonly onMove: (by: number) => void;
}

export function TransferDecision({ transfer, onMove }: DecisionProps) {
  const formatting = useFormatting();
  const amount = formatMoney(transfer.amountMinor, transfer.currency, formatting);
  const approve = useSubmit('approveBankTransfer', {
    quiet: true,
    refreshes,
    onDone: ({ state, paidOrders }) =>
      showOutcome(state, t('payments.approved', { amount, n: paidOrders.length })),
  });
  const reject = useSubmit('rejectBankTransfer', {
    quiet: true,
    refreshes,
    onDone: () => showMessage('success', t('shell.audit.rejected')),
  });
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
