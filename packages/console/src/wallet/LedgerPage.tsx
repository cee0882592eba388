import type { LedgerTransfer } from '@crossdock/contract/books/desk.ts';
import { growsByDebits, type LedgerAccountKind, ledgerAccountKinds } from '@crossdock/domain/wallet/books.ts';
import { transferKinds } from '@crossdock/domain/wallet/transfers.ts';
import { column, cornerFigureColumn, tightColumn } from '@crossdock/ui/column.ts';
import { FilterRow } from '@crossdock/ui/FilterRow.tsx';
import { Muted } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Money, When } from '@crossdock/ui/values.tsx';
import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePage } from '../shell/api.ts';
import { ChoiceFilter, useListChoice } from '../shell/ChoiceFilter.tsx';
import { t, titleAndIntro, titleAndText } from '../shell/i18n.ts';
import { MemberLink, OrderLink, PurchaseLink } from '../shell/links.tsx';
import { PagedTable } from '../shell/PagedList.ts';
import { SearchFilter, useListWords } from '../shell/SearchFilter.tsx';
import { LedgerExport } from './LedgerExport.tsx';
import { MoneyTabs } from './MoneyTabs.tsx';
import { SpanPicker } from './SpanPicker.tsx';
import { useSpan } from './span.ts';

export const Route = createFileRoute('/_shell/wallet/ledger')({
  staticData: { title: 'books.ledger' },
  component: LedgerPage,
});

/** All movements of money over some days, filtered by account, kind or search. */
function LedgerPage() {
  const [chosen, choose] = useSpan('today');
  const account = useListChoice('account', ledgerAccountKinds, (value) => t(`books.account.${value}`));
  const kind = useListChoice('kind', transferKinds, (value) => t(`wallet.event.${value}`));
  const filters = {
    from: chosen.from,
    to: chosen.to,
    account: account.chosen,
    kind: kind.chosen,
    words: useListWords(),
  };
  const page = usePage('listLedgerTransfers', filters, { topics: ['wallet'] });
  return (
    <Page {...titleAndIntro('books.ledger')} actions={<LedgerExport filters={filters} />}>
      <MoneyTabs />
      <SpanPicker chosen={chosen} onChange={choose} />
      <FilterRow>
        <SearchFilter label={t('books.search')} />
        <ChoiceFilter {...account} label={t('books.account')} any={t('books.all')} />
        <ChoiceFilter {...kind} label={t('books.kind')} any={t('books.all')} />
      </FilterRow>
      <PagedTable
        page={page}
        empty={<EmptyState picture="search" {...titleAndText('books.none')} />}
        label={t('books.ledger')}
        rowKey={(row) => row.id}
        columns={columns(filters.account)}
      />
    </Page>
  );
}

/** The columns of the ledger. If an account is chosen, amounts that leave it are negative. */
function columns(account: LedgerAccountKind | undefined): Column<LedgerTransfer>[] {
  return [
    tightColumn('at', t('wallet.at'), (row) => <When iso={row.at} style="short" />),
    column('kind', t('books.kind'), (row) => t(`wallet.event.${row.kind}`)),
    column('way', t('books.way'), (row) => (
      <>
        <Party party={row.from} /> → <Party party={row.to} />
      </>
    )),
    column('about', t('wallet.about'), (row) => about(row)),
    column('by', t('books.by'), (row) => row.by?.name ?? t('books.by.self')),
    cornerFigureColumn('amount', t('wallet.amount'), (row) =>
      account === undefined || row.from.kind === row.to.kind ? (
        <Money minor={row.amountMinor} />
      ) : (
        <Money
          minor={(row.to.kind === account) === growsByDebits(account) ? 0 - row.amountMinor : row.amountMinor}
          signed
        />
      ),
    ),
  ];
}

function about({ orderId, orderNumber, purchaseNumber, memo }: LedgerTransfer): ReactNode {
  if (!orderNumber && !purchaseNumber && !memo) return null;
  return (
    <>
      {orderId && orderNumber ? <OrderLink id={orderId} number={orderNumber} /> : null}
      {purchaseNumber ? <PurchaseLink number={purchaseNumber} /> : null}
      {memo && memo !== purchaseNumber ? (
        <Muted as="div" size={13}>
          {memo}
        </Muted>
      ) : null}
    </>
  );
}

function Party({ party }: { party: LedgerTransfer['from'] }) {
  if (party.memberId === null) return t(`books.account.${party.kind}`);
  return (
    <>
      {t(`books.account.${party.kind}`)}{' '}
      <MemberLink id={party.memberId} name={party.memberName} note={party.memberAccount} />
    </>
  );
}
