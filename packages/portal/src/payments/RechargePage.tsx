import type { PaymentView } from '@crossdock/contract/paymentShapes.ts';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Card, Page, Section } from '@crossdock/ui/Page.tsx';
import { Pager } from '@crossdock/ui/Pager.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState, SkeletonRows } from '@crossdock/ui/states.tsx';
import { Money, When } from '@crossdock/ui/values.tsx';
import { PaymentBadge } from '@crossdock/web/PaymentBadge.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCall, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts, pagerTexts } from '../shell/lists.ts';
import classes from './payments.module.css';
import { RechargeForm } from './RechargeForm.tsx';

/** Top up the balance, and what was topped up before. `wallet` shows what the member has. */
export function RechargePage({ wallet }: { wallet: ReactNode }) {
  const offers = useCall('getRechargeOffers', {});
  return (
    <Page title={t('payments.recharge')} intro={t('payments.recharge.intro')} width="narrow">
      {wallet}
      <Loaded
        query={offers}
        texts={{ ...loadedTexts(), failed: t('payments.recharge.offersFailed') }}
        skeleton={<SkeletonRows rows={4} heightPx={72} label={t('shell.loading')} />}
      >
        {(limits) => <RechargeForm limits={limits} />}
      </Loaded>
      <Recharges />
    </Page>
  );
}

function Recharges() {
  const page = usePage('listRecharges', {}, { topics: ['payments'] });
  return (
    <Section title={t('payments.recharges')} plain>
      <Loaded query={page.query} texts={loadedTexts()}>
        {() =>
          page.rows.length === 0 ? (
            <EmptyState
              picture="wallet"
              title={t('payments.recharges.none')}
              text={t('payments.recharges.none.text')}
            />
          ) : (
            <ResponsiveTable
              label={t('payments.recharges')}
              rows={page.rows}
              rowKey={(row) => row.payId}
              columns={columns()}
              card={(row) => <RechargeCard payment={row} />}
              stale={page.query.isPlaceholderData}
            />
          )
        }
      </Loaded>
      {page.total > page.pageSize ? (
        <Pager {...page} onPage={page.goTo} onSize={page.resize} texts={pagerTexts()} />
      ) : null}
    </Section>
  );
}

const columns = (): Column<PaymentView>[] => [
  { key: 'at', title: t('payments.at'), cell: (row) => <When iso={row.createdAt} /> },
  { key: 'method', title: t('payments.method'), cell: (row) => row.methodName },
  {
    key: 'amount',
    title: t('payments.amount'),
    align: 'end',
    cell: (row) => <Money minor={row.amountMinor} />,
  },
  { key: 'fee', title: t('payments.fee'), align: 'end', cell: (row) => <Money minor={row.feeMinor} muted /> },
  {
    key: 'state',
    title: t('payments.state.name'),
    corner: true,
    cell: (row) => <RechargeState payment={row} />,
  },
];

function RechargeCard({ payment }: { payment: PaymentView }) {
  return (
    <Card tight>
      <div className={classes.due}>
        <Money minor={payment.amountMinor} emphasis />
        <RechargeState payment={payment} />
      </div>
      <div className={classes.muted}>
        <When iso={payment.createdAt} /> · {payment.methodName}
      </div>
    </Card>
  );
}

function RechargeState({ payment }: { payment: PaymentView }) {
  return (
    <Link to="/pay/state/$paymentId" params={{ paymentId: payment.payId }}>
      <PaymentBadge state={payment.state} label={t(`payments.badge.${payment.state}`)} />
    </Link>
  );
}
