import type { Output } from '@crossdock/contract/table.ts';
import type { WalletEntry } from '@crossdock/contract/wallet/calls.ts';
import { Muted, Split } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code, Money, touchTargetClass } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { currentShop } from '@crossdock/web/shop.ts';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useFilters, usePage } from '../shell/api.ts';
import { type BalanceChange, BalanceChanges, type MonthSums } from '../shell/BalanceChanges.tsx';
import { t, titleAndText } from '../shell/i18n.ts';
import { PagedList } from '../shell/PagedList.ts';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import { type CombinedPayment, combineByPayment } from './paymentParts.ts';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordsExportMenu } from './RecordsExportMenu.tsx';
import { type RecordFilterParams, recordFilters } from './recordFilters.ts';
import { SpendingChart } from './SpendingChart.tsx';
import { WalletCard } from './WalletCard.tsx';

type Month = Output<'getConsumptionList'>['months'][number];

/** All movements of the member's money: filters, a chart by month, and exports. */
export function RecordsPage({ statements }: { statements: ReactNode }) {
  const [found, setFilters] = useFilters<RecordFilterParams>();
  const [now] = useState(() => new Date().toISOString());
  const filters = recordFilters(found, now, currentShop().timeZone);
  const page = usePage('getConsumptionList', filters, { topics: ['wallet'] });
  return (
    <Page
      title={t('shell.group.wallet')}
      tabs={<RouteTabs of="wallet" />}
      intro={t('wallet.records.intro')}
      actions={
        <>
          {statements}
          <RecordsExportMenu filters={filters} />
        </>
      }
    >
      <Split ifTwo columns="minmax(280px, 1fr) minmax(0, 2fr)" gap={16}>
        <WalletCard />
        <SpendingChart />
      </Split>
      <RecordFilters found={found} onChange={setFilters} />
      <PagedList page={page} empty={<NoRecords filtered={Object.keys(found).length > 0} />}>
        {(rows, stale) => (
          <BalanceChanges
            label={t('wallet.records')}
            records={combineByPayment(rows).map(rowOf)}
            months={(page.query.data?.months ?? []).map(sumsOf)}
            stale={stale}
          />
        )}
      </PagedList>
    </Page>
  );
}

function NoRecords({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState
      picture="wallet"
      {...titleAndText('wallet.records.noneFound')}
      action={<LinkButton to="/record" look="soft" text={t('wallet.records.clear')} />}
    />
  ) : (
    <EmptyState picture="wallet" {...titleAndText('wallet.records.none')} />
  );
}

function About({ entry }: { entry: WalletEntry }) {
  if (entry.orderId && entry.orderNumber)
    return (
      <Link to="/myOrder/$id" params={{ id: entry.orderId }} className={touchTargetClass}>
        <Code>{entry.orderNumber}</Code>
      </Link>
    );
  if (entry.purchaseId && entry.purchaseNumber)
    return (
      <Link to="/shop-main" search={{ purchase: entry.purchaseId }} className={touchTargetClass}>
        <Code>{entry.purchaseNumber}</Code>
      </Link>
    );
  if (entry.withdrawalId)
    return (
      <Link to="/withdrawal" className={touchTargetClass}>
        <Code>{entry.memo}</Code>
      </Link>
    );
  return entry.memo ? <Muted size={13}>{entry.memo}</Muted> : null;
}

const recordOf = (entry: WalletEntry): BalanceChange => ({
  id: entry.id,
  at: entry.at,
  what: t(`wallet.event.${entry.event}`),
  about: <About entry={entry} />,
  amount: <Money minor={entry.amountMinor} signed />,
  before: <Money minor={entry.balanceBeforeMinor} muted />,
  after: <Money minor={entry.balanceAfterMinor} muted />,
});

const rowOf = ({ lead, parts, ...sums }: CombinedPayment<WalletEntry>): BalanceChange => ({
  ...recordOf({ ...lead, ...sums }),
  parts: { word: t('wallet.records.parts', { n: parts.length }), records: parts.map(recordOf) },
});

const sumsOf = ({ month, inMinor, outMinor }: Month): MonthSums => ({
  month,
  sums: [
    [t('wallet.direction.in'), <Money key="in" minor={inMinor} />],
    [t('wallet.direction.out'), <Money key="out" minor={outMinor} />],
  ],
});
