import type { BankTransferView } from '@crossdock/contract/payments/bankTransfers.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { entryListRenderer } from '@crossdock/ui/Entry.tsx';
import { Grid, Muted, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { PhotoLink } from '@crossdock/ui/PhotoLink.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { AuditBadge } from '@crossdock/web/AuditBadge.tsx';
import { sameSitePath } from '@crossdock/web/sameSitePath.ts';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { usePage } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { PagedList } from '../shell/PagedList.ts';
import { WithdrawTransfer } from '../shell/WithdrawTransfer.tsx';

/** The member's reported transfers. Pending ones can be withdrawn; those that were sent back can be reported again. */
export function BankTransfers({
  onAgain,
  payable,
}: {
  onAgain: (transfer: BankTransferView) => void;
  /** The orders that are still to be paid. */
  payable: readonly string[];
}) {
  const page = usePage('listMyBankTransfers', {}, { topics: ['transfers'] });
  const [leaving, setLeaving] = useState<BankTransferView>();
  return (
    <Section title={t('payments.bank.mine')} plain>
      <PagedList
        page={page}
        empty={<EmptyState picture="wallet" {...titleAndText('payments.bank.mine.none')} />}
      >
        {entryListRenderer(t('payments.bank.mine'), (transfer) => (
          <Transfer
            transfer={transfer}
            payable={payable}
            onWithdraw={() => setLeaving(transfer)}
            onAgain={() => onAgain(transfer)}
          />
        ))}
      </PagedList>
      {leaving ? <WithdrawTransfer transfer={leaving} onClose={() => setLeaving(undefined)} /> : null}
    </Section>
  );
}

interface TransferProps {
  readonly transfer: BankTransferView;
  readonly payable: readonly string[];
  readonly onWithdraw: () => void;
  readonly onAgain: () => void;
}

function Transfer({ transfer, payable, onWithdraw, onAgain }: TransferProps) {
  return (
    <Grid columns="64px minmax(0, 1fr) auto" gap={[4, 12]} pad={[12, 16]} fill="surface" edge round="card">
      <PhotoLink picture={transfer.voucher} square={64} round={8} alt={t('payments.bank.voucher')} />
      <Grid as="span" gap={2} minWidth={0}>
        <Money minor={transfer.amountMinor} currency={transfer.currency} emphasis />
        <span>
          {transfer.bankAccount.bankName} · <Code>{transfer.transactionNumber}</Code>
        </span>
        <Muted size={13}>
          {t('payments.bank.payer')} {transfer.payerName} · {transfer.payerPhone}
        </Muted>
        <Muted size={13}>
          <When iso={transfer.createdAt} />
          {transfer.orders.length > 0 ? ` · ${transfer.orders.map(({ number }) => number).join(' · ')}` : ''}
        </Muted>
        {transfer.bonusMinor > 0 && (transfer.state === 'pending' || transfer.state === 'approved') ? (
          <Text tone="success" strong>
            {t('payments.bonus')} <Money minor={transfer.bonusMinor} signed />
          </Text>
        ) : null}
      </Grid>
      <Grid as="span" gap={8} justifyItems="end" alignContent="start">
        <AuditBadge state={transfer.state} label={t(`payments.audit.${transfer.state}`)} />
        {transfer.state === 'pending' ? (
          <Button look="plain" small onClick={onWithdraw}>
            {t('payments.bank.withdraw')}
          </Button>
        ) : null}
        {transfer.state === 'rejected' || transfer.state === 'withdrawn' ? (
          <Button look="plain" small onClick={onAgain}>
            {t('payments.bank.again')}
          </Button>
        ) : null}
      </Grid>
      <Grid as="span" across>
        {transfer.state === 'approved' ? <GoOn returnTo={transfer.returnTo} payable={payable} /> : null}
        {transfer.rejectReason ? (
          <Text tone="danger">{t('payments.bank.reason', { reason: transfer.rejectReason })}</Text>
        ) : null}
        <Next transfer={transfer} />
      </Grid>
    </Grid>
  );
}

/** Says what happens next, or how to correct the transfer. */
function Next({ transfer: { state, auditedAt } }: { transfer: BankTransferView }) {
  if (state === 'withdrawn') return null;
  return (
    <Muted size={13}>
      {t(`payments.bank.next.${state}`)} {state !== 'pending' && auditedAt ? <When iso={auditedAt} /> : null}
    </Muted>
  );
}

/** A link to the page that needed the top-up; for an order only while the order is unpaid. */
function GoOn({ returnTo, payable }: { returnTo: string; payable: readonly string[] }) {
  const { history } = useRouter();
  const path = sameSitePath(returnTo);
  const orderId = /^\/pay\/([^/?#]+)$/.exec(path ?? '')?.[1];
  if (path === null || (orderId !== undefined && !payable.includes(orderId))) return null;
  return (
    <Button small onClick={() => history.push(path)}>
      {t(orderId === undefined ? 'payments.bank.goOn' : 'payments.bank.payOrder')}
    </Button>
  );
}
