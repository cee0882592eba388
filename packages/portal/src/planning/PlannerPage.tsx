import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Grid, Muted, Row, Text, TickBox } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { createFileRoute } from '@tanstack/react-router';
import { addressRefusalHeadline } from '../shell/addressRefusalHeadline.ts';
import { useCall } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import { OrderCard } from './OrderCard.tsx';
import { PlanRecommendation } from './PlanRecommendation.tsx';
import { ProposalChoice } from './ProposalChoice.tsx';
import { canEstimateDuties, dutyFreeUsesText } from './planTexts.ts';
import { UnplannedParcels } from './UnplannedParcels.tsx';
import { type Planner, type PlanPlace, usePlanner } from './usePlanner.ts';

export const Route = createFileRoute('/_shell/plan')({
  staticData: { title: 'shell.route.plan', action: 'myBag' },
  component: PlannerPage,
});

type Answer = Output<'getPlannerFacts'>;

/** The planner: which parcels to ship together, by which channel and when, starting from three proposals. */
function PlannerPage() {
  const query = useCall(
    'getPlannerFacts',
    {},
    { topics: ['parcels', 'orders', 'addresses', 'declarers'], staleMs: 0 },
  );
  return (
    <Page title={t('shell.route.plan')} intro={t('planning.intro')} tabs={<RouteTabs of="parcels" />}>
      <Loaded query={query} skeleton={{ rows: 4, heightPx: 120 }}>
        {(answer) => <Answered answer={answer} />}
      </Loaded>
    </Page>
  );
}

function Answered({ answer }: { answer: Answer }) {
  const { place, parcels, left } = answer;
  if (parcels.length === 0 && left.length === 0)
    return (
      <EmptyState
        {...titleAndText('planning.empty')}
        action={<LinkButton to="/newBag" text={t('shell.route.newBag')} />}
      />
    );
  if (place.kind === 'none')
    return (
      <Banner
        tone="warning"
        title={t(addressRefusalHeadline(place.error) ?? 'ship.now.none')}
        action={<LinkButton to="/address" look="outline" small text={t('shell.route.address')} />}
      >
        {place.message}
      </Banner>
    );
  return (
    <>
      {parcels.length > 0 ? <Planned answer={answer} place={place} /> : null}
      <CannotShip left={left} />
    </>
  );
}

function Planned({ answer, place }: { answer: Answer; place: PlanPlace }) {
  const planner = usePlanner(answer, place);
  const { shown } = planner;
  if (!shown) return null;
  return (
    <>
      <PlanRecommendation planner={planner} />
      <ProposalChoice planner={planner} />
      <PlanOptions planner={planner} answer={answer} />
      {shown.orders.map((order, at) => (
        <OrderCard key={order.parcels[0]?.id} order={order} at={at} planner={planner} place={place} />
      ))}
      <UnplannedParcels planner={planner} />
      <Notes answer={answer} place={place} />
    </>
  );
}

function PlanOptions({ planner, answer }: { planner: Planner; answer: Answer }) {
  const expected = answer.parcels.filter((parcel) => parcel.expected).length;
  const taxed = answer.lanes.some(({ lane }) => lane.card.taxes.some(({ always }) => !always));
  return (
    <Grid ifAny gap={0}>
      {expected > 0 ? (
        <Option
          label={t('planning.option.expected', { n: expected })}
          checked={planner.later}
          onChange={(later) => planner.setOption({ later })}
        />
      ) : null}
      {taxed ? (
        <Option
          label={t('planning.option.tax')}
          checked={planner.tax}
          onChange={(tax) => planner.setOption({ tax })}
        />
      ) : null}
      {canEstimateDuties(planner) ? (
        <Option
          label={t('planning.option.duties')}
          checked={planner.duties}
          onChange={(duties) => planner.setOption({ duties })}
        />
      ) : null}
    </Grid>
  );
}

function Option(props: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <Row as="label" gap={10} align="center" minHeight={44} clickable>
      <TickBox
        type="checkbox"
        square={22}
        checked={props.checked}
        onChange={({ target }) => props.onChange(target.checked)}
      />
      {props.label}
    </Row>
  );
}

/** Parcels that cannot be planned now, each with the reason. */
function CannotShip({ left }: Pick<Answer, 'left'>) {
  if (left.length === 0) return null;
  return (
    <Section title={t('planning.left', { n: left.length })}>
      <Grid as="ul" gap={12}>
        {left.map((parcel) => (
          <Grid as="li" key={parcel.id} gap={2}>
            <Text strong>{parcel.goodsName || parcel.courierNumber}</Text>
            <Muted size={13}>{parcel.message}</Muted>
          </Grid>
        ))}
      </Grid>
    </Section>
  );
}

/** Explains what prices and boxes are computed from. */
function Notes({ answer: { filling }, place }: { answer: Answer; place: PlanPlace }) {
  const { used, free, name } = place.entries;
  const percent = Math.round(filling.fillBp / 100);
  return (
    <Grid gap={4}>
      {free === null ? null : (
        <Muted as="p">{t('planning.free', { name, uses: dutyFreeUsesText(used, free) })}</Muted>
      )}
      <Muted as="p">{t('planning.note.price', { name: place.consignee })}</Muted>
      <Muted as="p">{t(`planning.note.${filling.source}`, { n: filling.orders, percent })}</Muted>
      <Muted as="p">{t('planning.note.purchase')}</Muted>
    </Grid>
  );
}
