import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { EmptyState, SkeletonRows } from '@crossdock/ui/states.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { type Icon, IconChevronRight, IconTruck, IconWorld } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import { goodsOf } from '../shell/orderGoods.ts';
import classes from './tracking.module.css';

const skeleton = () => <SkeletonRows rows={3} heightPx={76} label={t('shell.loading')} />;

/** My orders that are on their way. */
export function OrderSuggestions() {
  const orders = useCall(
    'listOrders',
    { state: 'awaitingSignature', pageSize: 10 },
    { topics: ['orders', 'tracking'] },
  );
  return (
    <Loaded query={orders} texts={loadedTexts()} skeleton={skeleton()}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState picture="orders" title={t('tracking.none')} text={t('tracking.none.text')} />
        ) : (
          <Section title={t('tracking.recent')}>
            <ul className={classes.suggestions}>
              {list.map((order) => (
                <Suggestion
                  key={order.id}
                  icon={IconWorld}
                  name={goodsOf(order)}
                  number={order.number}
                  kind="order"
                  note={`${order.carrierName} ${order.forwardingNumber}`}
                />
              ))}
            </ul>
          </Section>
        )
      }
    </Loaded>
  );
}

/** My parcels that the warehouse still waits for. */
export function DomesticSuggestions() {
  const parcels = useCall('queryParcels', { state: 'forecast', pageSize: 10 }, { topics: ['parcels'] });
  return (
    <Loaded query={parcels} texts={loadedTexts()} skeleton={skeleton()}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState
            picture="parcels"
            title={t('tracking.none.domestic')}
            text={t('tracking.none.domestic.text')}
          />
        ) : (
          <Section title={t('tracking.recent.domestic')}>
            <ul className={classes.suggestions}>
              {list.map((parcel) => (
                <Suggestion
                  key={parcel.id}
                  icon={IconTruck}
                  name={parcel.goodsName}
                  number={parcel.courierNumber}
                  kind="domestic"
                />
              ))}
            </ul>
          </Section>
        )
      }
    </Loaded>
  );
}

/** Named by what is in it, where that is known; the number comes second. */
function Suggestion(props: {
  icon: Icon;
  name: string;
  number: string;
  kind: 'order' | 'domestic';
  note?: string;
}) {
  const Picture = props.icon;
  return (
    <li>
      <Link to="/express" search={{ kind: props.kind, number: props.number }} className={classes.suggestion}>
        <Picture size={22} stroke={1.8} aria-hidden />
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
        <IconChevronRight size={18} aria-hidden />
      </Link>
    </li>
  );
}
