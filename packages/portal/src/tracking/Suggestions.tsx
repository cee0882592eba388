import { Box, Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { RowLink } from '@crossdock/web/placedLinks.tsx';
import { type Icon, IconChevronRight, IconTruck, IconWorld } from '@tabler/icons-react';
import { useCall } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { orderGoodsText } from '../shell/orderGoods.ts';

const skeleton = { rows: 3, heightPx: 76 };

/** The member's orders in transit. */
export function OrderSuggestions() {
  const orders = useCall(
    'listOrders',
    { state: 'awaitingSignature', pageSize: 10 },
    { topics: ['orders', 'tracking'] },
  );
  return (
    <Loaded query={orders} skeleton={skeleton}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState picture="orders" {...titleAndText('tracking.none')} />
        ) : (
          <Section title={t('tracking.recent')}>
            <Box as="ul">
              {list.map((order) => (
                <Suggestion
                  key={order.id}
                  icon={IconWorld}
                  name={orderGoodsText(order)}
                  number={order.number}
                  kind="order"
                  note={`${order.carrierName} ${order.forwardingNumber}`}
                />
              ))}
            </Box>
          </Section>
        )
      }
    </Loaded>
  );
}

/** The member's parcels that have not arrived at the warehouse. */
export function DomesticSuggestions() {
  const parcels = useCall('queryParcels', { state: 'forecast', pageSize: 10 }, { topics: ['parcels'] });
  return (
    <Loaded query={parcels} skeleton={skeleton}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState picture="parcels" {...titleAndText('tracking.none.domestic')} />
        ) : (
          <Section title={t('tracking.recent.domestic')}>
            <Box as="ul">
              {list.map((parcel) => (
                <Suggestion
                  key={parcel.id}
                  icon={IconTruck}
                  name={parcel.goodsName}
                  number={parcel.courierNumber}
                  kind="domestic"
                />
              ))}
            </Box>
          </Section>
        )
      }
    </Loaded>
  );
}

/** A suggestion, named by its contents if known; the number comes second. */
function Suggestion(props: {
  icon: Icon;
  name: string;
  number: string;
  kind: 'order' | 'domestic';
  note?: string;
}) {
  const Picture = props.icon;
  return (
    <Box as="li" lineBetween>
      <RowLink
        to="/express"
        search={{ kind: props.kind, number: props.number }}
        gap={12}
        align="center"
        minHeight={64}
        pad={[8, 0]}
        tone="text"
      >
        <Picture size={22} stroke={1.8} color="var(--link)" aria-hidden />
        <Grid as="span" grow minWidth={0}>
          {props.name ? <strong>{props.name}</strong> : null}
          {props.name ? (
            <Muted as="small">
              <Code>{props.number}</Code>
            </Muted>
          ) : (
            <Code>{props.number}</Code>
          )}
          {props.note ? <Muted as="small">{props.note}</Muted> : null}
        </Grid>
        <IconChevronRight size={18} color="var(--link)" aria-hidden />
      </RowLink>
    </Box>
  );
}
