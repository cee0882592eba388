import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { IconArrowRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import classes from './PackDesk.module.css';
import type { Packed } from './usePacking.ts';

/** It is packed: what happens next, and the next order under the Enter key. */
export function PackedPanel({ packed }: { packed: Packed }) {
  const formatting = useFormatting();
  const navigate = useNavigate();
  const queue = useCall('listDeskOrders', { state: 'processing', pageSize: 10 }, { topics: ['orders'] });
  const next = queue.data?.list.find((one) => one.number !== packed.number);
  const go = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button comes with the queue
  useEffect(() => go.current?.querySelector('button')?.focus(), [next?.id]);
  const money = (minor: number) => formatMoney(minor, formatting.currency, formatting);
  const text =
    packed.returnedMinor > 0
      ? t('orders.desk.done.returned', { amount: money(packed.returnedMinor) })
      : packed.state === 'awaitingPayment'
        ? t('orders.desk.done.due', { amount: money(packed.dueMinor) })
        : t('orders.desk.done.ship');
  return (
    <div className={classes.packages}>
      <Banner tone="success" title={t('orders.desk.done', { number: packed.number })}>
        {t('orders.bill')} {money(packed.billTotalMinor)} · {text}
      </Banner>
      <div className={classes.row} ref={go}>
        {next ? (
          <Button
            icon={IconArrowRight}
            onClick={() => void navigate({ to: '/packing/$id', params: { id: next.id } })}
          >
            {t('orders.desk.nextOrder')} {next.number}
          </Button>
        ) : null}
        <Button look="outline" onClick={() => void navigate({ to: '/packing' })}>
          {t('orders.desk.toQueue')}
        </Button>
      </div>
    </div>
  );
}
