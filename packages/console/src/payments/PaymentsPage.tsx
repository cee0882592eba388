import { paymentMethodCodes } from '@crossdock/contract/paymentShapes.ts';
import { paymentStates } from '@crossdock/domain/payments/states.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Pager } from '@crossdock/ui/Pager.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { SearchField } from '@crossdock/ui/SearchField.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { PaymentBadge } from '@crossdock/web/PaymentBadge.tsx';
import type { ReactNode } from 'react';
import { useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts, pagerTexts } from '../shell/lists.ts';
import classes from './payments.module.css';
import type { Payment } from './rows.ts';

interface Found {
  state?: string;
  method?: string;
  purpose?: string;
  words?: string;
}

const purposes = ['order', 'recharge'] as const;

/** Every payment, whichever way it was made. `tabs` lead to the other pages about money. */
export function PaymentsPage({ tabs }: { tabs: ReactNode }) {
  const [found, setFilters] = useFilters<Found>();
  const filters = {
    state: paymentStates.find((one) => one === found.state),
    method: paymentMethodCodes.find((one) => one === found.method),
    purpose: purposes.find((one) => one === found.purpose),
    words: found.words ? String(found.words) : undefined,
  };
  const page = usePage('listPayments', filters, { topics: ['payments'] });
  return (
    <Page title={t('payments.title')} intro={t('payments.intro')}>
      {tabs}
      <Filters filters={filters} onChange={setFilters} />
      <Loaded query={page.query} texts={loadedTexts()}>
        {() =>
          page.rows.length === 0 ? (
            <EmptyState picture="search" title={t('payments.none')} text={t('payments.none.text')} />
          ) : (
            <ResponsiveTable
              label={t('payments.title')}
              rows={page.rows}
              rowKey={(row) => row.payId}
              columns={columns()}
              stale={page.query.isPlaceholderData}
            />
          )
        }
      </Loaded>
      {page.total > 0 ? (
        <Pager {...page} onPage={page.goTo} onSize={page.resize} texts={pagerTexts()} />
      ) : null}
    </Page>
  );
}

function Filters({ filters, onChange }: { filters: Found; onChange: (change: Found) => void }) {
  return (
    <div className={classes.filters}>
      <SearchField
        label={t('payments.search')}
        clearLabel={t('shell.search.clear')}
        value={filters.words ?? ''}
        onSearch={(words) => onChange({ words })}
      />
      <div className={classes.choices}>
        <ChoiceBox
          label={t('payments.state')}
          placeholder={t('payments.all')}
          value={filters.state ?? ''}
          data={paymentStates.map((value) => ({ value, label: t(`payments.state.${value}`) }))}
          onChange={(event) => onChange({ state: event.currentTarget.value })}
        />
        <ChoiceBox
          label={t('payments.method')}
          placeholder={t('payments.all')}
          value={filters.method ?? ''}
          data={paymentMethodCodes.map((value) => ({ value, label: t(`payments.method.${value}`) }))}
          onChange={(event) => onChange({ method: event.currentTarget.value })}
        />
        <ChoiceBox
          label={t('payments.purpose')}
          placeholder={t('payments.all')}
          value={filters.purpose ?? ''}
          data={purposes.map((value) => ({ value, label: t(`payments.purpose.${value}`) }))}
          onChange={(event) => onChange({ purpose: event.currentTarget.value })}
        />
      </div>
    </div>
  );
}

const columns = (): Column<Payment>[] => [
  {
    key: 'at',
    title: t('payments.at'),
    tight: true,
    cell: (row) => <When iso={row.createdAt} style="short" />,
  },
  {
    key: 'member',
    title: t('payments.member'),
    cell: (row) => (
      <>
        {row.memberName} <span className={classes.muted}>{row.memberAccount}</span>
      </>
    ),
  },
  {
    key: 'about',
    title: t('payments.purpose'),
    cell: (row) => (row.orderNumber ? <Code>{row.orderNumber}</Code> : t(`payments.purpose.${row.purpose}`)),
  },
  {
    key: 'method',
    title: t('payments.method'),
    cell: (row) => (
      <>
        {row.methodName}
        {row.providerReference ? (
          <div className={classes.muted}>{row.providerReference.slice(0, 24)}</div>
        ) : null}
      </>
    ),
  },
  {
    key: 'amount',
    title: t('payments.amount'),
    align: 'end',
    cell: (row) => <Money minor={row.amountMinor} />,
  },
  { key: 'fee', title: t('payments.fee'), align: 'end', cell: (row) => <Money minor={row.feeMinor} muted /> },
  {
    key: 'state',
    title: t('payments.state'),
    corner: true,
    tight: true,
    cell: (row) => (
      <>
        <PaymentBadge state={row.state} label={t(`payments.state.${row.state}`)} />
        {row.orderId && row.settledTo === 'balance' ? (
          <div className={classes.muted}>{t('payments.keptOnBalance')}</div>
        ) : null}
      </>
    ),
  },
];
