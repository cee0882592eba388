import type { WalletEntry } from '@crossdock/contract/wallet.ts';
import { buttonClass } from '@crossdock/ui/Button.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Pager } from '@crossdock/ui/Pager.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { currentShop } from '@crossdock/web/shop.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts, pagerTexts } from '../shell/lists.ts';
import { ExportRecords } from './ExportRecords.tsx';
import { RecordFilters } from './RecordFilters.tsx';
import { type Found, recordFilters } from './recordFilters.ts';
import { SpendingChart } from './SpendingChart.tsx';
import { WalletActions } from './WalletActions.tsx';
import { WalletCard } from './WalletCard.tsx';
import classes from './wallet.module.css';

/** Every movement of the member's money, filtered, drawn by month, and saved as a table. */
export function RecordsPage() {
  const [found, setFilters] = useFilters<Found>();
  const [now] = useState(() => new Date().toISOString());
  const filters = recordFilters(found, now, currentShop().timeZone);
  const page = usePage('getConsumptionList', filters, { topics: ['wallet'] });
  return (
    <Page
      title={t('wallet.records')}
      intro={t('wallet.records.intro')}
      actions={<ExportRecords filters={filters} />}
    >
      <WalletCard actions={<WalletActions />} />
      <SpendingChart />
      <RecordFilters found={found} onChange={setFilters} />
      <Loaded query={page.query} texts={loadedTexts()}>
        {() =>
          page.rows.length === 0 ? (
            <NoRecords filtered={Object.keys(found).length > 0} />
          ) : (
            <ResponsiveTable
              label={t('wallet.records')}
              rows={page.rows}
              rowKey={(row) => row.id}
              columns={columns()}
              card={(row) => <EntryCard entry={row} />}
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

function NoRecords({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState
      picture="wallet"
      title={t('wallet.records.noneFound')}
      text={t('wallet.records.noneFound.text')}
      action={
        <Link to="/record" className={buttonClass({ look: 'soft' })}>
          {t('wallet.records.clear')}
        </Link>
      }
    />
  ) : (
    <EmptyState picture="wallet" title={t('wallet.records.none')} text={t('wallet.records.none.text')} />
  );
}

function About({ entry }: { entry: WalletEntry }) {
  if (entry.orderId && entry.orderNumber)
    return (
      <Link to="/myOrder/$id" params={{ id: entry.orderId }}>
        <Code>{entry.orderNumber}</Code>
      </Link>
    );
  if (entry.withdrawalId)
    return (
      <Link to="/withdrawal">
        <Code>{entry.memo}</Code>
      </Link>
    );
  return <span className={classes.muted}>{entry.memo}</span>;
}

const columns = (): Column<WalletEntry>[] => [
  { key: 'at', title: t('wallet.at'), tight: true, cell: (row) => <When iso={row.at} /> },
  { key: 'event', title: t('wallet.event'), cell: (row) => t(`wallet.event.${row.event}`) },
  { key: 'about', title: t('wallet.about'), cell: (row) => <About entry={row} /> },
  {
    key: 'before',
    title: t('wallet.before'),
    align: 'end',
    cell: (row) => <Money minor={row.balanceBeforeMinor} muted />,
  },
  {
    key: 'amount',
    title: t('wallet.amount'),
    align: 'end',
    cell: (row) => <Money minor={row.amountMinor} signed />,
  },
  {
    key: 'after',
    title: t('wallet.after'),
    align: 'end',
    cell: (row) => <Money minor={row.balanceAfterMinor} />,
  },
];

function EntryCard({ entry }: { entry: WalletEntry }) {
  return (
    <div className={classes.entry}>
      <div className={classes.line}>
        <span className={classes.strong}>{t(`wallet.event.${entry.event}`)}</span>
        <span className={classes.strong}>
          <Money minor={entry.amountMinor} signed />
        </span>
      </div>
      <div className={classes.line}>
        <About entry={entry} />
        <span className={classes.muted}>
          <When iso={entry.at} style="short" />
        </span>
      </div>
      <div className={classes.muted}>
        <Money minor={entry.balanceBeforeMinor} muted /> → <Money minor={entry.balanceAfterMinor} muted />
      </div>
    </div>
  );
}
