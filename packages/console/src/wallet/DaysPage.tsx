import type { ClosedDay } from '@crossdock/contract/books/desk.ts';
import { ledgerAccountGroups } from '@crossdock/domain/wallet/books.ts';
import { column, cornerColumn, figureColumn, tightColumn } from '@crossdock/ui/column.ts';
import { Muted } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Pager } from '@crossdock/ui/Pager.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Count, Money, When } from '@crossdock/ui/values.tsx';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { createFileRoute, Link } from '@tanstack/react-router';
import { usePage } from '../shell/api.ts';
import { t, titleAndIntro, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { linkClass } from '../shell/links.tsx';
import { pagerTexts } from '../shell/lists.ts';
import { ClosableDays } from './ClosableDays.tsx';
import { DaysExport } from './DaysExport.tsx';
import { MoneyTabs } from './MoneyTabs.tsx';

export const Route = createFileRoute('/_shell/wallet/days/')({
  staticData: { title: 'books.days' },
  component: DaysPage,
});

/** Closed days, each recomputed and compared; and the days that can be closed. */
function DaysPage() {
  const page = usePage('listClosedDays', {}, { topics: ['days', 'wallet'] });
  return (
    <Page {...titleAndIntro('books.days')} actions={<DaysExport />}>
      <MoneyTabs />
      <Loaded query={page.query}>
        {({ open }) => (
          <>
            <ClosableDays open={open} />
            {page.rows.length === 0 ? (
              <EmptyState picture="wallet" {...titleAndText('books.day.none')} />
            ) : (
              <ResponsiveTable
                label={t('books.days')}
                rows={page.rows}
                rowKey={(row) => row.day}
                columns={columns()}
                stale={page.query.isPlaceholderData}
              />
            )}
          </>
        )}
      </Loaded>
      {page.total > 0 ? (
        <Pager {...page} onPage={page.goTo} onSize={page.resize} texts={pagerTexts()} />
      ) : null}
    </Page>
  );
}

type Figure = 'inMinor' | 'outMinor' | 'closingMinor';

function sum(row: ClosedDay, kinds: readonly string[], figure: Figure): number {
  return row.accounts
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((total, line) => total + line[figure], 0);
}

const columns = (): Column<ClosedDay>[] => [
  tightColumn('day', t('books.day'), (row) => (
    <Link className={linkClass} to="/wallet/days/$day" params={{ day: row.day }}>
      {row.day}
    </Link>
  )),
  figureColumn('received', t('books.day.received'), (row) => (
    <Money minor={sum(row, ledgerAccountGroups.places, 'inMinor')} />
  )),
  figureColumn('paid', t('books.day.paid'), (row) => (
    <Money minor={sum(row, ledgerAccountGroups.places, 'outMinor')} />
  )),
  figureColumn('revenue', t('books.day.revenue'), (row) => (
    <Money minor={sum(row, ['revenue', 'fees'], 'inMinor') - sum(row, ['revenue', 'fees'], 'outMinor')} />
  )),
  figureColumn('owned', t('books.day.owned'), (row) => (
    <Money minor={sum(row, ledgerAccountGroups.members, 'closingMinor')} />
  )),
  figureColumn('count', t('books.day.count'), (row) => <Count n={row.transferCount} />),
  column('closed', t('books.day.closedBy'), (row) => (
    <>
      {row.closedBy} <When iso={row.closedAt} style="short" />
      {row.note ? (
        <Muted as="div" size={13}>
          {row.note}
        </Muted>
      ) : null}
    </>
  )),
  cornerColumn('check', t('books.day.check'), (row) =>
    row.matches && row.sumMinor === 0 ? (
      <StatusBadge tone="success" icon={IconCircleCheck} label={t('books.day.same')} />
    ) : (
      <StatusBadge tone="danger" icon={IconAlertTriangle} label={t('books.day.differs')} />
    ),
  ),
];
