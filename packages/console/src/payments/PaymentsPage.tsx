import { paymentListFacts } from '@crossdock/contract/payments/listFacts.ts';
import { paymentMethodCodes } from '@crossdock/contract/payments/methods.ts';
import { sortsOf } from '@crossdock/contract/wire/fact.ts';
import { paymentStates } from '@crossdock/domain/payments/states.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Muted } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { customFactColumn } from '@crossdock/web/factTable.tsx';
import { factWords } from '@crossdock/web/factWords.ts';
import { PaymentBadge } from '@crossdock/web/PaymentBadge.tsx';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { client, useFilters, usePage } from '../shell/api.ts';
import { CopyRowsButton } from '../shell/CopyRowsButton.tsx';
import { DataList } from '../shell/DataList.tsx';
import { nounTitleAndIntro, t, texts, titleAndText } from '../shell/i18n.ts';
import { OrderLink, PurchaseLink, RowMemberLink } from '../shell/links.tsx';
import type { ListColumn } from '../shell/listColumns.ts';
import { choiceFilter, type ListFilter, mainFilter, memberFilter } from '../shell/listFilters.ts';
import { useListWords } from '../shell/SearchFilter.tsx';
import { sortParams } from '../shell/search.ts';
import { useStaff } from '../shell/staff.ts';
import { ConfirmPaymentArrivedDialog } from './ConfirmPaymentArrivedDialog.tsx';
import type { Payment } from './moneyRows.ts';
import { PaymentMenu } from './PaymentMenu.tsx';
import { PaymentPreview } from './PaymentPreview.tsx';
import { RefundToSource } from './RefundToSource.tsx';

interface Found {
  state?: string;
  method?: string;
  purpose?: string;
  memberId?: string;
  fromDay?: string;
  toDay?: string;
  sort?: string;
  order?: string;
}

/** The requested action, and its payment. */
interface Asked {
  readonly for: 'confirm' | 'sendBack' | 'chargeback';
  readonly payment: Payment;
}

const purposes = ['order', 'purchase', 'recharge'] as const;

const sorts = sortsOf(paymentListFacts);
const payments = factWords('payments', paymentListFacts, texts);

interface PaymentsProps {
  readonly tabs: ReactNode;
  /** The dialog that registers a chargeback of the payment; it belongs to another feature. */
  readonly chargeback: (payment: Payment, onClose: () => void) => ReactNode;
}

/** Every payment, by any method. `tabs` link to the other pages about money. */
export function PaymentsPage({ tabs, chargeback }: PaymentsProps) {
  const [found] = useFilters<Found>();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const mayWrite = useStaff().may('transfer.audit');
  const filters = {
    ...{ memberId: found.memberId, fromDay: found.fromDay, toDay: found.toDay },
    state: paymentStates.find((one) => one === found.state),
    method: paymentMethodCodes.find((one) => one === found.method),
    purpose: purposes.find((one) => one === found.purpose),
    words: useListWords(),
    ...sortParams(sorts, found),
  };
  const page = usePage('listPayments', filters, { topics: ['payments'] });
  return (
    <Page {...nounTitleAndIntro('payments')} width="full">
      {tabs}
      <DataList
        label={t('payments.title')}
        list="payments"
        page={page}
        rowKey={(row) => row.payId}
        rowName={(row) => row.providerReference || row.orderNumber || row.memberName}
        columns={columns(mayWrite ? setAsked : undefined)}
        search={{ label: t('payments.search'), words: filters.words ?? '' }}
        filters={paymentFilters(page.rows)}
        empty={titleAndText('payments.none')}
        preview={(row) => <PaymentPreview payment={row} />}
        onOpen={({ orderId, memberId }) =>
          void (orderId
            ? navigate({ to: '/orders/$id', params: { id: orderId } })
            : navigate({ to: '/members/$id', params: { id: memberId } }))
        }
        actions={(rows) => (
          <CopyRowsButton
            rows={rows.map((row) => [
              row.memberName,
              row.orderNumber ?? '',
              row.methodName,
              row.providerReference ?? '',
            ])}
          />
        )}
        exports={(part) => client.attempt('exportPayments', { ...filters, ...part }, { fresh: true })}
        defaultSort={{ by: 'created', order: 'desc' }}
      />
      {asked?.for === 'confirm' ? (
        <ConfirmPaymentArrivedDialog payment={asked.payment} onClose={close} />
      ) : null}
      {asked?.for === 'sendBack' ? <RefundToSource payment={asked.payment} onClose={close} /> : null}
      {asked?.for === 'chargeback' ? chargeback(asked.payment, close) : null}
    </Page>
  );
}

function paymentFilters(rows: readonly Payment[]): readonly ListFilter[] {
  return [
    mainFilter(
      'state',
      t('payments.state'),
      paymentStates.map((value) => ({ value, label: t(`payments.state.${value}`) })),
      t('payments.all.states'),
    ),
    mainFilter(
      'method',
      t('payments.method'),
      paymentMethodCodes.map((value) => ({ value, label: t(`payments.method.${value}`) })),
      t('payments.all.methods'),
    ),
    choiceFilter(
      'purpose',
      t('payments.purpose'),
      purposes.map((value) => ({ value, label: t(`payments.purpose.${value}`) })),
      t('payments.all.purposes'),
    ),
    { kind: 'days', label: t('payments.at') },
    memberFilter(t('payments.member'), rows[0]?.memberName),
  ];
}

/** `onAsk` opens an action on a payment; left out if the reader may only look. */
const columns = (onAsk: ((asked: Asked) => void) | undefined): ListColumn<Payment>[] => [
  customFactColumn(payments, 'at', { cell: (row) => <When iso={row.createdAt} style="short" /> }),
  customFactColumn(payments, 'member', {
    long: true,
    cell: (row) => <RowMemberLink row={row} />,
  }),
  customFactColumn(payments, 'about', {
    cell: (row) =>
      row.orderId && row.orderNumber ? (
        <OrderLink id={row.orderId} number={row.orderNumber} />
      ) : row.orderNumber ? (
        <PurchaseLink number={row.orderNumber} />
      ) : (
        t(`payments.purpose.${row.purpose}`)
      ),
  }),
  customFactColumn(payments, 'method', { cell: (row) => row.methodName }),
  customFactColumn(payments, 'reference', {
    long: true,
    from: 'desktop',
    cell: (row) => (row.providerReference ? <Code>{row.providerReference}</Code> : '–'),
  }),
  {
    ...customFactColumn(payments, 'payerEnding', {
      cell: (row) => (row.payerEnding ? <Code>{row.payerEnding}</Code> : '–'),
    }),
    extra: true,
  },
  customFactColumn(payments, 'amount', { cell: (row) => <Money minor={row.amountMinor} /> }),
  customFactColumn(payments, 'fee', { cell: (row) => <Money minor={row.feeMinor} muted /> }),
  customFactColumn(payments, 'state', {
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
  }),
];
