import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useKeys } from '@crossdock/ui/useKeys.ts';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { IconArrowLeft, IconArrowRight, IconCheck, IconX } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';
import classes from './payments.module.css';
import type { StaffTransfer } from './rows.ts';

interface AuditProps {
  readonly transfer: StaffTransfer;
  readonly place: number;
  readonly of: number;
  readonly onMove: (by: number) => void;
}

/** The voucher large, the claim beside it. Keys: A approves (twice), R rejects, J and K go on and back. */
export function TransferAudit({ transfer, place, of, onMove }: AuditProps) {
  return (
    <div className={classes.audit}>
      <a className={classes.voucher} href={transfer.voucher.url} target="_blank" rel="noreferrer">
        <img src={transfer.voucher.url} alt={t('payments.voucher')} />
      </a>
      <div className={classes.claim}>
        <div className={classes.place}>
          <span>
            {t('payments.transfers.place', { place, of })} · {t('payments.waitingSince')}{' '}
            <When iso={transfer.createdAt} />
          </span>
          <span className={classes.buttons}>
            <Button small look="outline" icon={IconArrowLeft} onClick={() => onMove(-1)}>
              {t('payments.previous')}
            </Button>
            <Button small look="outline" icon={IconArrowRight} onClick={() => onMove(1)}>
              {t('payments.next')}
            </Button>
          </span>
        </div>
        <Claim transfer={transfer} />
        <Decision transfer={transfer} onMove={onMove} />
      </div>
    </div>
  );
}

function Claim({ transfer }: { transfer: StaffTransfer }) {
  return (
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
          [t('payments.member'), `${transfer.memberName} (${transfer.memberAccount})`],
          [t('payments.balance'), <Money key="balance" minor={transfer.balanceMinor} />],
        ]}
      />
      {transfer.orders.length > 0 ? (
        <>
          <h3 className={classes.small}>{t('payments.forOrders')}</h3>
          <ul className={classes.orders}>
            {transfer.orders.map((order) => (
              <li key={order.id}>
                <Code>{order.number}</Code>
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
  );
}

const refreshes = ['listBankTransfers', 'getLedgerOverview', 'listPayments'] as const;

function Decision({ transfer, onMove }: { transfer: StaffTransfer; onMove: (by: number) => void }) {
  const formatting = useFormatting();
  const mayAudit = useStaff().may('transfer.audit');
  const [armed, setArmed] = useState(false);
  const [reason, setReason] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const amount = formatMoney(transfer.amountMinor, transfer.currency, formatting);
  const approve = useSubmit('approveBankTransfer', {
    quiet: true,
    refreshes,
    onDone: ({ paidOrders }) =>
      showMessage('success', t('payments.approved', { amount, n: paidOrders.length })),
  });
  const reject = useSubmit('rejectBankTransfer', {
    quiet: true,
    refreshes,
    onDone: () => showMessage('success', t('payments.rejected')),
  });
  const busy = approve.busy || reject.busy;
  const press = () => {
    if (!mayAudit || busy) return;
    // Money moves at the second press: a slip of the hand credits nothing.
    if (armed) void approve.submit({ id: transfer.id });
    setArmed(!armed);
  };
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (!busy) void reject.submit({ id: transfer.id, reason });
  };
  useKeys({
    a: press,
    r: () => box.current?.focus(),
    j: () => onMove(1),
    k: () => onMove(-1),
    escape: () => setArmed(false),
  });
  if (!mayAudit) return <Banner tone="info" title={t('payments.readOnly')} />;
  const failure = approve.failure ?? (reject.failure?.fields.reason ? null : reject.failure);
  return (
    <>
      {failure ? <Banner tone="danger" title={failure.message} /> : null}
      <Button icon={IconCheck} full busy={approve.busy} onClick={press}>
        {armed ? t('payments.approve.sure', { amount }) : t('payments.approve', { amount })}
      </Button>
      <form className={classes.reject} onSubmit={send}>
        <NoteBox
          ref={box}
          label={t('payments.reason')}
          rows={2}
          maxLength={200}
          value={reason}
          error={reject.failure?.fields.reason?.message}
          onChange={(event) => setReason(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
        />
        <Button type="submit" look="danger" icon={IconX} busy={reject.busy}>
          {t('payments.reject')}
        </Button>
      </form>
      <p className={`${classes.muted} ${classes.keys}`}>{t('payments.keys')}</p>
    </>
  );
}
