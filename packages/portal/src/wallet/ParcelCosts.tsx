import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatMoney, formatWeight, formatWhen } from '@crossdock/ui/format.ts';
import { Bar, Box, Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, Money, touchTargetClass } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';

type Costs = Output<'getParcelCosts'>;
type OrderCosts = Costs['list'][number];
type ParcelCost = OrderCosts['parcels'][number];

/** How many orders are shown before the member asks for all. */
const firstOrders = 5;

/** The cost of each parcel, below its order. */
export function ParcelCosts({ costs }: { costs: Costs }) {
  const [all, setAll] = useState(false);
  const shown = all ? costs.list : costs.list.slice(0, firstOrders);
  return (
    <Section title={t('wallet.parcels')}>
      <Muted as="p">{t('wallet.parcels.note')}</Muted>
      <Stack as="ul" gap={16} above={12} aria-label={t('wallet.parcels')}>
        {shown.map((order) => (
          <OfOrder key={order.orderId} order={order} currency={costs.currency} />
        ))}
      </Stack>
      {shown.length < costs.list.length ? (
        <Row above={12}>
          <Button look="soft" onClick={() => setAll(true)}>
            {t('wallet.parcels.all', { n: costs.list.length })}
          </Button>
        </Row>
      ) : null}
      {costs.list.length < costs.orderCount ? (
        <Muted as="p">{t('wallet.parcels.first', { n: costs.list.length, total: costs.orderCount })}</Muted>
      ) : null}
    </Section>
  );
}

function OfOrder({ order, currency }: { order: OrderCosts; currency: string }) {
  const formatting = useFormatting();
  return (
    <li>
      <Bar gap={8}>
        <Link to="/myOrder/$id" params={{ id: order.orderId }} className={touchTargetClass}>
          <Code>{order.orderNumber}</Code>
        </Link>
        <Money minor={order.amountMinor} emphasis />
      </Bar>
      <Note>
        {[
          formatWhen(order.paidAt, 'day', formatting),
          order.channelName,
          ...(order.savedMinor > 0
            ? [t('wallet.parcels.saved', { amount: formatMoney(order.savedMinor, currency, formatting) })]
            : []),
        ].join(' · ')}
      </Note>
      <Stack as="ul" gap={8} above={8}>
        {order.parcels.map((parcel) => (
          <OfParcel key={parcel.parcelId} parcel={parcel} currency={currency} />
        ))}
      </Stack>
    </li>
  );
}

/** A parcel's share, and its parts. */
function OfParcel({ parcel, currency }: { parcel: ParcelCost; currency: string }) {
  const formatting = useFormatting();
  return (
    <Box as="li" fill="bg" round="control" pad={[8, 12]}>
      <Bar gap={8}>
        <Text breaks>{parcel.goodsName || parcel.courierNumber}</Text>
        <Money minor={parcel.amountMinor} />
      </Bar>
      <Muted as="p" size={13} breaks>
        {[
          parcel.courierNumber,
          formatWeight(parcel.weightG, formatting),
          ...parcel.parts.map(
            ({ kind, amountMinor }) =>
              `${t(`wallet.year.kind.${kind}`)} ${formatMoney(amountMinor, currency, formatting)}`,
          ),
        ].join(' · ')}
      </Muted>
    </Box>
  );
}
