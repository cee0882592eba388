import { Banner } from '@crossdock/ui/Banner.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { createFileRoute, Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useTitlePrefix } from '../shell/windowTitle.ts';
import { OrderBadge } from './OrderBadge.tsx';
import { NextOrderScan } from './OrderNumberScan.tsx';
import { ClaimOrderForPacking } from './OrderPacker.tsx';
import { PackDesk } from './PackDesk.tsx';
import { ParcelProblems } from './ParcelProblems.tsx';

export const Route = createFileRoute('/_shell/packing/$id')({
  staticData: { title: 'shell.nav.packing' },
  component: PackPage,
});

/**
 * Packs one order. Once packing has begun, the screen keeps what was scanned even if the order changes on the server.
 */
function PackPage() {
  const { id = '' } = useParams({ strict: false });
  return <PackingOf key={id} id={id} />;
}

function PackingOf({ id }: { id: string }) {
  const order = useCall('getDeskOrder', { orderId: id }, { topics: ['orders'] });
  useTitlePrefix(order.data?.number);
  const [begun, setBegun] = useState(false);
  if (!begun && order.data?.state === 'processing') setBegun(true);
  return (
    <Page
      title={t('orders.desk.title', { number: order.data?.number ?? '' })}
      back={<Link to="/packing">{t('shell.nav.packing')}</Link>}
      actions={order.data ? <OrderBadge state={order.data.state} /> : null}
    >
      <Loaded query={order}>
        {(data) =>
          begun ? (
            <>
              <ClaimOrderForPacking order={data} />
              <ParcelProblems orderId={id} />
              <PackDesk order={data} />
            </>
          ) : (
            <>
              <NextOrderScan order={data} />
              <Banner
                tone="warning"
                title={t('orders.desk.notToPack')}
                action={
                  <LinkButton to="/orders/$id" params={{ id }} look="outline" small text={data.number} />
                }
              />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
