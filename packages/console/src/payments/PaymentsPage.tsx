import { paymentMethodCodes } from '@crossdock/contract/payments/methods.ts';
import { paymentStates } from '@crossdock/domain/payments/states.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import type { DataColumn } from '@crossdock/ui/DataTable.tsx';
import { Muted } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { PaymentBadge } from '@crossdock/web/PaymentBadge.tsx';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useFilters, usePage } from '../shell/api.ts';
import { DataList } from '../shell/DataList.tsx';
import { t } from '../shell/i18n.ts';
import { MemberLink, OrderLink, PurchaseLink } from '../shell/links.tsx';
import { sortedBy } from '../shell/search.ts';
import { useStaff } from '../shell/staff.ts';
import { ConfirmOwnPayment } from './ConfirmOwnPayment.tsx';
import type { Payment } from './moneyRows.ts';
import { PaymentMenu } from './PaymentMenu.tsx';
import { SendBack } from './SendBack.tsx';

interface Found {
  state?: string;
  method?: string;
  purpose?: string;
  words?: string;
  sort?: string;
  order?: string;
}

/** What is done with which payment. */
interface Asked {
  readonly for: 'confirm' | 'sendBack' | 'chargeback';
  readonly payment: Payment;
}

const purposes = ['order', 'recharge'] as const;

const sorts = ['created', 'amount'] as const;

interface PaymentsProps {
  readonly tabs: ReactNode;
  /** Registers a chargeback of the payment: another feature does that. */
  readonly chargeback: (payment: Payment, onClose: () => void) => ReactNode;
}

/** Every payment, whichever way it was made. `tabs` lead to the other pages about money. */
export function PaymentsPage({ tabs, chargeback }: PaymentsProps) {
  const [found, setFilters] = useFilters<Found>();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const mayWrite = useStaff().may('transfer.audit');
  const filters = {
    state: paymentStates.find((one) => one === found.state),
    method: paymentMethodCodes.find((one) => one === found.method),
    purpose: purposes.find((one) => one === found.purpose),
    words: found.words ? String(found.words) : undefined,
  };
  const page = usePage('listPayments', { ...filters, ...sortedBy(sorts, found) }, { topics: ['payments'] });
  return (
    <Page title={t('payments.title')} intro={t('payments.intro')} width="full">
      {tabs}
      <DataList
        label={t('payments.title')}
        list="payments"
        page={page}
        rowKey={(row) => row.payId}
        columns={columns(mayWrite ? setAsked : undefined)}
        search={{ label: t('payments.search'), words: filters.words ?? '' }}
        filters={<Filters filters={filters} onChange={setFilters} />}
        empty={{ title: t('payments.none'), text: t('payments.none.text') }}
        onOpen={({ orderId, memberId }) =>
          void (orderId
            ? navigate({ to: '/orders/$id', params: { id: orderId } })
            : navigate({ to: '/members/$id', params: { id: memberId } }))
        }
        usualSort={{ by: 'created', order: 'desc' }}
      />
      {asked?.for === 'confirm' ? <ConfirmOwnPayment payment={asked.payment} onClose={close} /> : null}
      {asked?.for === 'sendBack' ? <SendBack payment={asked.payment} onClose={close} /> : null}
      {asked?.for === 'chargeback' ? chargeback(asked.payment, close) : null}
    </Page>
  );
}

function Filters({ filters, onChange }: { filters: Found; onChange: (change: Found) => void }) {
  return (
    <>
      <ChoiceBox
        bare
        label={t('payments.state')}
        placeholder={t('payments.all.states')}
        value={filters.state ?? ''}
        data={paymentStates.map((value) => ({ value, label: t(`payments.state.${value}`) }))}
        onChange={(event) => onChange({ state: event.currentTarget.value })}
      />
      <ChoiceBox
        bare
        label={t('payments.method')}
        placeholder={t('payments.all.methods')}
        value={filters.method ?? ''}
        data={paymentMethodCodes.map((value) => ({ value, label: t(`payments.method.${value}`) }))}
        onChange={(event) => onChange({ method: event.currentTarget.value })}
      />
      <ChoiceBox
        bare
        label={t('payments.purpose')}
        placeholder={t('payments.all.purposes')}
        value={filters.purpose ?? ''}
        data={purposes.map((value) => ({ value, label: t(`payments.purpose.${value}`) }))}
        onChange={(event) => onChange({ purpose: event.currentTarget.value })}
      />
    </>
  );
}

/** `onAsk` opens what is done with a payment; left out where the reader may only look. */
const columns = (onAsk: ((asked: Asked) => void) | undefined): DataColumn<Payment>[] => [
  {
    key: 'at',
    title: t('payments.at'),
    sort: 'created',
    cell: (row) => <When iso={row.createdAt} style="short" />,
  },
  {
    key: 'member',
    title: t('payments.member'),
    long: true,
    cell: (row) => <MemberLink id={row.memberId} name={row.memberName} note={row.memberAccount} />,
  },
  {
    key: 'about',
    title: t('payments.purpose'),
    cell: (row) =>
      row.orderId && row.orderNumber ? (
        <OrderLink id={row.orderId} number={row.orderNumber} />
      ) : row.orderNumber ? (
        <PurchaseLink number={row.orderNumber} />
      ) : (
        t(`payments.purpose.${row.purpose}`)
      ),
  },
  { key: 'method', title: t('payments.method'), cell: (row) => row.methodName },
  {
    key: 'reference',
    title: t('payments.reference'),
    long: true,
    from: 'desktop',
    cell: (row) => (row.providerReference ? <Code>{row.providerReference}</Code> : '–'),
  },
  {
    key: 'amount',
    title: t('payments.amount'),
    sort: 'amount',
    align: 'end',
    cell: (row) => <Money minor={row.amountMinor} />,
  },
  { key: 'fee', title: t('payments.fee'), align: 'end', cell: (row) => <Money minor={row.feeMinor} muted /> },
  {
    key: 'state',
    title: t('payments.state'),
    corner: true,
    cell: (row) => (
      <>
        <PaymentBadge state={row.state} label={t(`payments.state.${row.state}`)} />{' '}
        {row.orderId && row.settledTo === 'balance' ? (
          <Muted size={13}>{t('payments.keptOnBalance')}</Muted>
        ) : null}
        {row.confirmable && onAsk ? (
          <Button
            small
            look="outline"
            onClick={(event) => {
              event.stopPropagation();
              onAsk({ for: 'confirm', payment: row });
            }}
          >
            {t('payments.own.confirm')}
          </Button>
        ) : null}
        {onAsk ? <PaymentMenu payment={row} onAsk={(what) => onAsk({ for: what, payment: row })} /> : null}
      </>
    ),
  },
];
