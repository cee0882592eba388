import type { Output } from '@crossdock/contract/table.ts';
import { ledgerAccountGroups } from '@crossdock/domain/wallet/books.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Grid, Row } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Stat } from '@crossdock/ui/Stat.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconReportMoney } from '@tabler/icons-react';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { moneyPageGroups } from '../shell/innerPages.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { linkClass } from '../shell/links.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { SpanPicker } from './SpanPicker.tsx';
import { useSpan } from './span.ts';

export const Route = createFileRoute('/_shell/wallet/')({
  staticData: {
    title: 'shell.nav.wallet',
    menu: { group: 'members', icon: IconReportMoney, can: 'wallet.read', key: 'w', within: moneyPageGroups },
  },
  component: OverviewPage,
});

type Overview = Output<'getLedgerOverview'>;

/**
 * The state of the shop's money: the amounts in bank, cash and card accounts, the part that belongs to members, and
 * whether the books balance.
 */
function OverviewPage() {
  const [chosen, choose] = useSpan('today');
  const { from, to } = chosen;
  const query = useCall('getLedgerOverview', { from, to }, { topics: ['wallet', 'transfers', 'days'] });
  return (
    <Page title={t('wallet.overview')} intro={t('books.overview.intro')}>
      <Loaded query={query}>
        {(overview) => (
          <>
            <Standing overview={overview} />
            <Section
              title={`${from === to ? from : `${from} – ${to}`} · ${t('books.transfers', { n: overview.transferCount })}`}
              plain
            >
              <Grid gap={12}>
                <SpanPicker chosen={chosen} onChange={choose} />
                <LedgerTable label={t('wallet.overview')} lines={overview.accounts} span={{ from, to }} />
              </Grid>
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Standing({ overview }: { overview: Overview }) {
  const now = (kinds: readonly string[]) =>
    overview.accounts
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
  const [placesMinor, membersMinor] = [now(ledgerAccountGroups.places), now(ledgerAccountGroups.members)];
  const shopMinor = now(['revenue', 'fees']) - now(['promotion', 'adjustments']);
  return (
    <>
      {overview.sumMinor === 0 ? (
        <Banner tone="success" title={t('books.sum.good')} />
      ) : (
        <Banner tone="danger" title={t('books.sum.bad')}>
          <Money minor={overview.sumMinor} />
        </Banner>
      )}
      {overview.openDays > 0 ? (
        <Banner
          tone="warning"
          title={t('books.openDays', { n: overview.openDays, from: overview.firstOpenDay ?? '' })}
          action={<LinkButton to="/wallet/days" look="outline" small text={t('books.openDays.go')} />}
        />
      ) : null}
      <Section>
        <Row gap={[16, 40]} wrap align="start" below={4}>
          <Stat
            label={t('books.places')}
            value={<Money minor={placesMinor} />}
            note={t('books.places.note')}
          />
          <Stat
            label={t('books.members')}
            value={<Money minor={membersMinor} />}
            note={t('books.members.note', { n: overview.memberCount })}
          />
          <Stat label={t('books.shop')} value={<Money minor={shopMinor} />} note={t('books.shop.note')} />
          <Stat
            label={t('wallet.pending')}
            value={<Money minor={overview.pendingTransferMinor} />}
            note={
              overview.pendingTransferCount > 0 ? (
                <Link className={linkClass} to="/transfers">
                  {t('wallet.pending.note', { n: overview.pendingTransferCount })} · {t('books.toTransfers')}
                </Link>
              ) : (
                t('wallet.pending.note', { n: 0 })
              )
            }
          />
        </Row>
      </Section>
    </>
  );
}
