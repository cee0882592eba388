import { Grid, Muted, Text } from '@crossdock/ui/Layout.tsx';
import { InlineFacts } from '@crossdock/ui/values.tsx';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { OrderLink, ParcelLink } from '../shell/links.tsx';

const shown = 10;

/** The member's latest parcels and orders, beside the conversation. */
export function TalkMemberSummary({ memberId }: { memberId: string }) {
  const at = { memberId, pageIndex: 1, pageSize: shown };
  const parcels = useCall('queryAllParcels', at, { topics: ['parcels'] });
  const orders = useCall('listDeskOrders', { ...at, sort: 'created', order: 'desc' }, { topics: ['orders'] });
  return (
    <Text as="details" pad={[4, 12]} lineBelow fill="surface" size={14}>
      <Text as="summary" pad={[6, 0]} clickable tone="link">
        {parcels.data ? t('support.side.parcels', { n: parcels.data.total }) : '…'} ·{' '}
        {orders.data ? t('support.side.orders', { n: orders.data.total }) : '…'}
      </Text>
      <Grid as="ul" gap={4} pad={[4, 0]} overflowY="auto" maxHeight="30dvh">
        {orders.data?.list.map(({ id, number, state }) => (
          <li key={id}>
            <OrderLink id={id} number={number} /> <Muted size={13}>{t(`orders.state.${state}`)}</Muted>
          </li>
        ))}
        {parcels.data?.list.map(({ id, courierNumber, state, goodsName }) => (
          <li key={id}>
            <ParcelLink id={id} courierNumber={courierNumber} />{' '}
            <Muted size={13}>
              <InlineFacts>
                {goodsName}
                {t(`parcels.state.${state}`)}
              </InlineFacts>
            </Muted>
          </li>
        ))}
      </Grid>
    </Text>
  );
}
