import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { buttonClass } from '@crossdock/ui/Button.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { Stat } from '@crossdock/ui/Stat.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import classes from './wallet.module.css';

type Overview = Output<'getLedgerOverview'>;

/** Where the shop's money stands: what it owes members, what came in by which way, and that the books add up. */
export function OverviewPage({ tabs }: { tabs: ReactNode }) {
  const query = useCall('getLedgerOverview', {}, { topics: ['wallet', 'transfers'] });
  return (
    <Page title={t('wallet.overview')} intro={t('wallet.overview.intro')}>
      {tabs}
      <Loaded query={query} texts={loadedTexts()}>
        {(overview) => <Body overview={overview} />}
      </Loaded>
    </Page>
  );
}

function Body({ overview }: { overview: Overview }) {
  return (
    <>
      {overview.sumMinor === 0 ? (
        <Banner tone="success" title={t('wallet.sum.good')} />
      ) : (
        <Banner tone="danger" title={t('wallet.sum.bad')}>
          <Money minor={overview.sumMinor} />
        </Banner>
      )}
      <Section>
        <div className={classes.stats}>
          <Stat
            label={t('wallet.members')}
            value={<Money minor={overview.memberBalanceMinor} />}
            note={t('wallet.members.note', { n: overview.memberCount })}
          />
          <Stat label={t('wallet.held')} value={<Money minor={overview.memberHeldMinor} />} />
          <Stat
            label={t('wallet.pending')}
            value={<Money minor={overview.pendingTransferMinor} />}
            note={t('wallet.pending.note', { n: overview.pendingTransferCount })}
          />
          {overview.pendingTransferCount > 0 ? (
            <Link to="/transfers" className={buttonClass({ look: 'soft' })}>
              {t('wallet.toTransfers')}
            </Link>
          ) : null}
        </div>
      </Section>
      <Section title={t('wallet.accounts')}>
        <ResponsiveTable
          label={t('wallet.accounts')}
          rows={overview.accounts}
          rowKey={(row) => row.kind}
          columns={[
            {
              key: 'kind',
              title: t('wallet.account'),
              cell: (row) => t(`wallet.account.${kindOf(row.kind)}`),
            },
            {
              key: 'about',
              title: t('wallet.account.about'),
              cell: (row) => (
                <span className={classes.muted}>{t(`wallet.account.${kindOf(row.kind)}.about`)}</span>
              ),
            },
            {
              key: 'balance',
              title: t('wallet.balance'),
              align: 'end',
              cell: (row) => <Money minor={shown(row)} />,
            },
          ]}
        />
      </Section>
    </>
  );
}

const kinds = ['cardClearing', 'bank', 'cash', 'revenue', 'fees', 'adjustments', 'promotion'] as const;
const kindOf = (kind: string) => kinds.find((one) => one === kind) ?? 'adjustments';

/** Money enters through the outside's accounts, which the books carry below zero: people count what came in. */
function shown({ kind, balanceMinor }: { kind: string; balanceMinor: number }): number {
  return kind === 'revenue' || kind === 'fees' ? balanceMinor : 0 - balanceMinor;
}
