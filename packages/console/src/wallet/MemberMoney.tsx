import type { WalletEntry } from '@crossdock/contract/wallet/calls.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, figureColumn, tightColumn } from '@crossdock/ui/column.ts';
import { Grid, Muted, Row } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Stat } from '@crossdock/ui/Stat.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Money, When } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconPlusMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { OrderLink, PurchaseLink } from '../shell/links.tsx';
import { PagedTable } from '../shell/PagedList.ts';
import { useStaff } from '../shell/staff.ts';
import { useLocalPage } from '../shell/useLocalPage.ts';
import { AdjustDialog } from './AdjustDialog.tsx';

/** A member's money: what they own, every movement, and a correction with its reason. */
export function MemberMoney({ memberId }: { memberId: string }) {
  const staff = useStaff();
  const [adjusting, setAdjusting] = useState(false);
  const money = useCall(
    'getMemberMoney',
    { memberId },
    { topics: ['wallet', 'transfers'], enabled: staff.may('wallet.read') },
  );
  if (!staff.may('wallet.read')) return null;
  return (
    <Section
      title={t('wallet.member')}
      aside={
        staff.may('member.adjust') ? (
          <Button small look="outline" icon={IconPlusMinus} onClick={() => setAdjusting(true)}>
            {t('wallet.adjust')}
          </Button>
        ) : null
      }
    >
      <Loaded query={money} skeleton={{ rows: 1, heightPx: 64 }}>
        {({ balanceMinor, heldMinor, earningsMinor, comingMinor, comingCount }) => (
          <>
            <Row gap={[16, 40]} wrap align="start" below={4}>
              <Stat label={t('wallet.balance')} value={<Money minor={balanceMinor} />} />
              <Stat label={t('wallet.earnings')} value={<Money minor={earningsMinor} />} />
              <Stat label={t('wallet.held')} value={<Money minor={heldMinor} />} />
              <Stat
                label={t('wallet.pending')}
                value={<Money minor={comingMinor} />}
                note={t('wallet.pending.note', { n: comingCount })}
              />
            </Row>
            {adjusting ? (
              <AdjustDialog
                memberId={memberId}
                balanceMinor={balanceMinor}
                onClose={() => setAdjusting(false)}
              />
            ) : null}
          </>
        )}
      </Loaded>
      {staff.may('member.adjust') ? <Waiting memberId={memberId} /> : null}
      <Ledger memberId={memberId} />
    </Section>
  );
}

/** Balance changes that another person has not decided yet. */
function Waiting({ memberId }: { memberId: string }) {
  const { data } = useCall('listAdjustments', { memberId }, { topics: ['adjustments'] });
  if (!data || data.total === 0) return null;
  return (
    <Banner
      tone="warning"
      title={t('adjust.waiting', { n: data.total })}
      action={<LinkButton to="/adjustments" look="outline" small text={t('adjust.waiting.go')} />}
    />
  );
}

function Ledger({ memberId }: { memberId: string }) {
  return (
    <Grid gap={16}>
      <PagedTable
        page={useLocalPage('getMemberLedger', { memberId }, { topics: ['wallet'] })}
        skeleton={{ rows: 10, heightPx: 44 }}
        empty={<EmptyState picture="wallet" {...titleAndText('wallet.none')} />}
        label={t('wallet.movements')}
        rowKey={(row) => row.id}
        columns={columns()}
        pagerLabel={t('wallet.movements')}
      />
    </Grid>
  );
}

function About({ row: { orderId, orderNumber, purchaseNumber, memo } }: { row: WalletEntry }) {
  if (orderId && orderNumber) return <OrderLink id={orderId} number={orderNumber} />;
  return purchaseNumber ? <PurchaseLink number={purchaseNumber} /> : memo;
}

const columns = (): Column<WalletEntry>[] => [
  tightColumn('at', t('wallet.at'), (row) => <When iso={row.at} style="short" />),
  column('event', t('wallet.event'), (row) => t(`wallet.event.${row.event}`)),
  column('about', t('wallet.about'), (row) => (
    <>
      <About row={row} />
      {row.staffName ? (
        <Muted as="div" size={13}>
          {row.staffName}
        </Muted>
      ) : null}
    </>
  )),
  figureColumn('before', t('wallet.before'), (row) => <Money minor={row.balanceBeforeMinor} muted />),
  figureColumn('amount', t('wallet.amount'), (row) => <Money minor={row.amountMinor} signed />),
  figureColumn('after', t('wallet.after'), (row) => <Money minor={row.balanceAfterMinor} />),
];
