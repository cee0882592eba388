import { mayMoveParcel, pricedLanesForParcels } from '@crossdock/domain/planning/arrangement.ts';
import { estimateOrderPackaging } from '@crossdock/domain/planning/boxes.ts';
import type { PlannedOrder } from '@crossdock/domain/planning/proposals.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Bar, DetailsSummary, Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { t } from '../shell/i18n.ts';
import { QuoteBreakdown } from '../shell/quoteTexts.ts';
import { OrderDuties } from './OrderDuties.tsx';
import { PlanParcelRow } from './PlanParcelRow.tsx';
import { boxesText, dayText } from './planTexts.ts';
import type { Planner, PlanPlace } from './usePlanner.ts';

interface OrderCardProps {
  readonly order: PlannedOrder;
  readonly at: number;
  readonly planner: Planner;
  readonly place: PlanPlace;
}

/**
 * One order of the plan: its parcels with a control to move each, its channel, its price, and a link to order
 * it.
 */
export function OrderCard({ order, at, planner, place }: OrderCardProps) {
  const formatting = useFormatting();
  const { facts } = planner;
  const { day, lane, offer, parcels } = order;
  const when =
    day === 0 ? t('planning.order.now') : t('planning.order.on', { day: dayText(facts.at, day, formatting) });
  return (
    <Section
      title={`${t('planning.order', { n: at + 1 })} · ${when}`}
      aside={
        <Text size={18} strong nowrap>
          <Money minor={offer.quote.totalMinor} />
        </Text>
      }
    >
      <Grid gap={12}>
        <Row wrap gap={[2, 16]} size={14} tone="muted">
          <span>{boxesText(estimateOrderPackaging(facts, order))}</span>
          <span>{t('planning.order.days', { from: lane.minDays, to: lane.maxDays })}</span>
        </Row>
        <LaneBox order={order} at={at} planner={planner} />
        <Grid as="ul" gap={12}>
          {parcels.map((parcel) => (
            <PlanParcelRow key={parcel.id} parcel={parcel} planner={planner}>
              <MoveBox parcelId={parcel.id} name={nameOf(parcel)} at={at} planner={planner} />
            </PlanParcelRow>
          ))}
        </Grid>
        <OrderDuties order={order} at={at} planner={planner} />
        <details>
          <DetailsSummary>{t('planning.order.lines')}</DetailsSummary>
          <QuoteBreakdown lines={linesOf(order)} totalMinor={offer.quote.totalMinor} />
        </details>
        {day === 0 ? (
          <Bar gap={8}>
            <LinkButton
              to="/ship"
              search={{
                parcels: parcels.map(({ id }) => id).join(','),
                ...(place.addressId ? { address: place.addressId } : {}),
                ...(place.addressId === null && place.pickupPointId ? { point: place.pickupPointId } : {}),
                channel: lane.channelId,
                ...(offer.carrier ? { carrier: offer.carrier.id } : {}),
                ...(facts.taxIncluded ? { tax: true } : {}),
              }}
              look={at === 0 ? 'primary' : 'soft'}
              full
              text={t('planning.order.ship')}
            />
          </Bar>
        ) : (
          <Muted as="p">{t('planning.order.later')}</Muted>
        )}
      </Grid>
    </Section>
  );
}

/** Converts the engine's price lines to the form in which the server answers them. */
const linesOf = ({ offer }: PlannedOrder) =>
  offer.quote.lines.map((line) => ({
    ...line,
    reason: { rule: line.reason.rule, numbers: { ...line.reason.numbers } },
  }));

const nameOf = (parcel: { readonly label: string; readonly goodsName?: string }): string =>
  parcel.goodsName || parcel.label;

/** The channels with their prices for this order; channels that do not accept the order are disabled. */
function LaneBox({ order, at, planner }: Omit<OrderCardProps, 'place'>) {
  const formatting = useFormatting();
  const { facts } = planner;
  const names = new Map(facts.lanes.map(({ channelId, name }) => [channelId, name]));
  const offers = pricedLanesForParcels(facts, order.parcels, { day: order.day, earlier: at });
  return (
    <ChoiceBox
      label={t('planning.order.lane')}
      value={order.lane.channelId}
      onChange={({ target }) => planner.chooseLane(at, target.value)}
      data={offers.map(({ lane, offer, possible }) => ({
        value: lane.channelId,
        disabled: !possible,
        label: possible
          ? `${names.get(lane.channelId)} · ${formatMoney(offer.quote.totalMinor, formatting.currency, formatting)}`
          : String(names.get(lane.channelId)),
      }))}
    />
  );
}

/** Moves a parcel with its whole purchase; works by touch, mouse and keyboard. */
function MoveBox(props: { parcelId: string; name: string; at: number; planner: Planner }) {
  const { parcelId, at, planner } = props;
  const orders = planner.shown?.orders ?? [];
  return (
    <ChoiceBox
      bare
      label={t('planning.move', { name: props.name })}
      value={String(at)}
      onChange={({ target: { value } }) =>
        planner.move(parcelId, value === 'new' || value === 'out' ? value : Number(value))
      }
      data={[
        ...orders.map(({ parcels, lane }, index) => ({
          value: String(index),
          label: t('planning.order', { n: index + 1 }),
          disabled:
            index !== at &&
            !mayMoveParcel(planner.facts, parcelId, {
              parcelIds: parcels.map(({ id }) => id),
              channelId: lane.channelId,
            }),
        })),
        { value: 'new', label: t('planning.move.new') },
        { value: 'out', label: t('planning.move.out') },
      ]}
    />
  );
}
