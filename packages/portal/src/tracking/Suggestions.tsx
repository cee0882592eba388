import { Box, Grid, Muted } from '@crossdock/ui/Layout.tsx';
import type { LoadableQuery } from '@crossdock/ui/Loaded.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { RowLink } from '@crossdock/web/layoutLinks.tsx';
import { type Icon, IconChevronRight, IconTruck, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCall } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { orderGoodsText } from '../shell/orderGoods.ts';

/** The member's orders in transit. */
export function OrderNumberSuggestions() {
  const orders = useCall(
    'listOrders',
    { state: 'awaitingSignature', pageSize: 10 },
    { topics: ['orders', 'tracking'] },
  );
  return (
    <Suggestions
      query={orders}
      title={t('tracking.recent')}
      empty={<EmptyState picture="orders" {...titleAndText('tracking.none')} />}
    >
      {(order) => (
        <Suggestion
          key={order.id}
          icon={IconWorld}
          name={orderGoodsText(order)}
          number={order.number}
          kind="order"
          note={`${order.carrierName} ${order.forwardingNumber}`}
        />
      )}
    </Suggestions>
  );
}

/** The member's parcels that have not arrived at the warehouse. */
export function ParcelNumberSuggestions() {
  const parcels = useCall('queryParcels', { state: 'forecast', pageSize: 10 }, { topics: ['parcels'] });
  return (
    <Suggestions
      query={parcels}
      title={t('tracking.recent.domestic')}
      empty={<EmptyState picture="parcels" {...titleAndText('tracking.none.domestic')} />}
    >
      {(parcel) => (
        <Suggestion
          key={parcel.id}
          icon={IconTruck}
          name={parcel.goodsName}
          number={parcel.courierNumber}
          kind="domestic"
        />
      )}
    </Suggestions>
  );
}

interface SuggestionsProps<Row> {
  readonly query: LoadableQuery<{ readonly list: readonly Row[] }>;
  readonly title: string;
  /** Shown if there is nothing to suggest. */
  readonly empty: ReactNode;
  readonly children: (row: Row) => ReactNode;
}

function Suggestions<Row>({ query, title, empty, children }: SuggestionsProps<Row>) {
  return (
    <Loaded query={query} skeleton={{ rows: 3, heightPx: 76 }}>
      {({ list }) =>
        list.length === 0 ? (
          empty
        ) : (
          <Section title={title}>
            <Box as="ul">{list.map(children)}</Box>
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
