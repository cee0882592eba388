import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Row } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { IconArrowRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { LabelButton } from '../shell/LabelButton.tsx';
import { OrderNumberScan } from './OrderNumberScan.tsx';
import type { NextOrder } from './orderForPacking.ts';
import type { PackOrderResult } from './usePackSubmit.ts';

/**
 * The order is packed. The cursor waits for the next order's barcode; an order that was scanned ahead is opened at
 * once.
 */
export function PackedPanel(props: { orderId: string; packed: PackOrderResult; next: NextOrder | null }) {
  const { packed, next: waiting } = props;
  const formatting = useFormatting();
  const navigate = useNavigate();
  const queue = useCall('listDeskOrders', { state: 'processing', pageSize: 10 }, { topics: ['orders'] });
  const next = queue.data?.list.find((one) => one.number !== packed.number);
  const money = (minor: number) => formatMoney(minor, formatting.currency, formatting);
  const text =
    packed.returnedMinor > 0
      ? t('orders.desk.done.returned', { amount: money(packed.returnedMinor) })
      : packed.held === 'higher'
        ? t('orders.hold.preview.higher')
        : packed.state === 'awaitingPayment'
          ? t('orders.desk.done.due', { amount: money(packed.dueMinor) })
          : t('orders.desk.done.ship');
  return (
    <Grid gap={16}>
      <Banner tone="success" title={t('orders.desk.done', { number: packed.number })}>
        {t('orders.bill')} {money(packed.billTotalMinor)} · {text}
      </Banner>
      <OrderNumberScan label={t('orders.pack.scan')} next={waiting} />
      <Row gap={12} wrap align="center" above={12}>
        {next ? (
          <Button
            look="soft"
            icon={IconArrowRight}
            onClick={() => void navigate({ to: '/packing/$id', params: { id: next.id } })}
          >
            {t('orders.desk.nextOrder')} {next.number}
          </Button>
        ) : null}
        <LabelButton kind="box" ids={[props.orderId]} label={t('labels.print.boxes')} />
        <Button look="outline" onClick={() => void navigate({ to: '/packing' })}>
          {t('orders.desk.toQueue')}
        </Button>
      </Row>
    </Grid>
  );
}
