import type { DeskOrder, DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { IconBox } from '@tabler/icons-react';
import { useEffect } from 'react';
import { client } from '../shell/api.ts';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { t } from '../shell/i18n.ts';

type Packer = DeskOrder['packer'];

/** Shows beside an order's number who is packing it. */
export function PackerMark({ packer }: { packer: Packer }) {
  if (packer === null) return null;
  const label = packer.mine ? t('orders.packer.mine') : t('orders.packer', { name: packer.name });
  return <StatusBadge tone="info" icon={IconBox} label={label} />;
}

/** Shows on the order's page who is packing it, and since when. */
export function PackerBanner({ packer }: { packer: Packer }) {
  if (packer === null) return null;
  return (
    <Banner
      tone="info"
      title={packer.mine ? t('orders.packer.mine') : t('orders.packer', { name: packer.name })}
    >
      {t('orders.packer.since')} <When iso={packer.since} />
    </Banner>
  );
}

const everyMs = 60_000;

/** Keeps the request alive even if the page is closed. */
const untilSent: typeof fetch = (address, init) => fetch(address, { ...init, keepalive: true });

/**
 * Claims the order for this clerk when it is opened at the desk, and renews that every minute. If a colleague
 * is packing it, the clerk can take it over after a question.
 */
export function ClaimOrderForPacking({ order }: { order: DeskOrderDetails }) {
  const { id, packer } = order;
  const isOpen = order.state === 'processing';
  const isTaken = packer !== null && !packer.mine;
  useEffect(() => {
    if (!isOpen || isTaken) return;
    const take = () => void client.attempt('takeOrderToPack', { orderId: id });
    take();
    const timer = setInterval(take, everyMs);
    return () => clearInterval(timer);
  }, [id, isOpen, isTaken]);
  useEffect(() => {
    const leave = () => void client.attempt('leaveOrderToPack', { orderId: id }, { fetch: untilSent });
    // Closing the tab releases the order too.
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [id]);
  if (!isOpen || !isTaken) return null;
  return (
    <Banner
      tone="warning"
      title={t('orders.packer', { name: packer.name })}
      action={
        <ConfirmButton
          look="outline"
          small
          call="takeOrderToPack"
          input={{ orderId: id, takeOver: true }}
          refreshes={['getDeskOrder', 'listDeskOrders']}
          title={t('orders.packer.take')}
          text={t('orders.packer.ask', { name: packer.name })}
          confirmLabel={t('orders.packer.take')}
          cancelLabel={t('orders.packer.keep')}
        />
      }
    >
      {t('orders.packer.since')} <When iso={packer.since} />
    </Banner>
  );
}
