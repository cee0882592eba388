import type { WalletEntry } from '@crossdock/contract/wallet.ts';
import { type TransferKind, transferKinds } from '@crossdock/domain/wallet/transfers.ts';
import { buttonClass } from '@crossdock/ui/Button.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Pager } from '@crossdock/ui/Pager.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import { useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts, pagerTexts } from '../shell/lists.ts';
import { WalletCard } from './WalletCard.tsx';
import classes from './wallet.module.css';

interface Found {
  readonly event?: string;
  readonly direction?: string;
}

export function RecordsPage() {
  const [found, setFilters] = useFilters<{ event?: string; direction?: string }>();
  const filters = known(found);
  const page = usePage('getConsumptionList', filters, { topics: ['wallet'] });
  return (
    <Page title={t('wallet.records')} intro={t('wallet.records.intro')}>
      <WalletCard actions={<WalletActions />} />
      <div className={classes.filters}>
        <ChoiceBox
          label={t('wallet.direction')}
          value={filters.direction ?? ''}
          placeholder={t('wallet.all')}
          data={(['in', 'out'] as const).map((value) => ({ value, label: t(`wallet.direction.${value}`) }))}
          onChange={(event) => setFilters({ direction: event.currentTarget.value })}
        />
        <ChoiceBox
          label={t('wallet.event')}
          value={filters.event ?? ''}
          placeholder={t('wallet.all')}
          data={transferKinds.map((value) => ({ value, label: t(`wallet.event.${value}`) }))}
          onChange={(event) => setFilters({ event: event.currentTarget.value })}
        />
      </div>
      <Loaded query={page.query} texts={loadedTexts()}>
        {() =>
          page.rows.length === 0 ? (
            <EmptyState
              picture="wallet"
              title={t('wallet.records.none')}
              text={t('wallet.records.none.text')}
            />
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

function WalletActions() {
  return (
    <>
      <Link to="/recharge" className={buttonClass()}>
        {t('wallet.recharge')}
      </Link>
      <Link to="/bank" className={buttonClass({ look: 'soft' })}>
        {t('wallet.bank')}
      </Link>
    </>
  );
}

/** Filters come from the URL, where anything may stand. */
function known({ event, direction }: Found) {
  return {
    ...(transferKinds.some((kind) => kind === event) ? { event: event as TransferKind } : {}),
    ...(direction === 'in' || direction === 'out' ? { direction } : {}),
  } as { event?: TransferKind; direction?: 'in' | 'out' };
}

function About({ entry }: { entry: WalletEntry }) {
  if (entry.orderId && entry.orderNumber)
    return (
      <Link to="/myOrder/$id" params={{ id: entry.orderId }}>
        <Code>{entry.orderNumber}</Code>
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
