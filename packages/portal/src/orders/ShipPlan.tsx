import { Banner } from '@crossdock/ui/Banner.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Split } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { lazy, Suspense, useState } from 'react';
import { t } from '../shell/i18n.ts';
import { QuoteBreakdown } from '../shell/quoteTexts.ts';
import classes from './consolidate.module.css';
import { LeftOutParcels } from './LeftOutParcels.tsx';
import { PriceHoldNote } from './PriceHoldNote.tsx';
import { RefusalFixButton } from './RefusalFixButton.tsx';
import { ShipAction } from './ShipAction.tsx';
import { ShipRecommendation } from './ShipRecommendation.tsx';
import { ShipSummary } from './ShipSummary.tsx';
import {
  isShelfEmpty,
  type OrderPlan,
  type PaymentSource,
  type ShipPlanProps,
  type ShipSheetName,
} from './shipTypes.ts';

const DutyEstimate = lazy(() => import('../shell/DutyEstimate.tsx'));
const ShipSheet = lazy(() => import('./ShipSheet.tsx').then((file) => ({ default: file.ShipSheet })));

/**
 * The whole plan on one page: parcels, destination, lane, price and the parcels that stay, each with a button
 * to change it in a sheet.
 */
export function ShipPlan(props: ShipPlanProps) {
  const { flow, setFlow, plan } = props;
  const { planned } = plan;
  const [sheet, setSheet] = useState<ShipSheetName>();
  const [way, setWay] = useState<PaymentSource>();
  const payWay = way ?? (plan.balance.offered ? 'balance' : 'other');
  return (
    <>
      <ShipRecommendation plan={plan} way={payWay} />
      <Unpaid orders={plan.unpaid} />
      {isShelfEmpty(plan) ? <EmptyShelf /> : <WhyNot {...{ flow, setFlow, plan }} open={setSheet} />}
      <Split columns={2} gap={20} align="start" from="desktop">
        <Grid gap={16} minWidth={0}>
          {planned.kind === 'order' ? (
            <>
              <ShipSummary plan={plan} planned={planned} way={payWay} onChange={setSheet} />
              {props.discount({
                quote: planned.quote,
                chosen: { memberCouponId: planned.choice.memberCouponId, points: planned.choice.points },
                busy: props.stale,
                onChoose: ({ memberCouponId, points }) =>
                  setFlow({ memberCouponId, points, noDiscount: !memberCouponId && points === 0 }),
              })}
            </>
          ) : null}
        </Grid>
        <Grid gap={16} minWidth={0}>
          {planned.kind === 'order' ? (
            <Section title={t('orders.quote')}>
              <QuoteBreakdown lines={planned.quote.lines} totalMinor={planned.quote.totalMinor} />
              <PriceHoldNote hold={planned.quote.hold} other={t('consolidate.rule.weight')} />
            </Section>
          ) : null}
          {planned.kind === 'order' ? (
            <Suspense>
              <DutyEstimate estimate={planned.quote.duties} />
            </Suspense>
          ) : null}
          <LeftOutParcels left={plan.left} onChoose={(parcelIds) => setFlow({ parcelIds })} />
          {planned.kind === 'order' ? <Agreement /> : null}
        </Grid>
      </Split>
      {planned.kind === 'order' ? (
        <ShipAction {...props} planned={planned} way={payWay} open={setSheet} />
      ) : null}
      {sheet ? (
        <Suspense>
          <ShipSheet
            name={sheet}
            flow={flow}
            setFlow={setFlow}
            plan={plan}
            way={payWay}
            onWay={setWay}
            onClose={() => setSheet(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Says why nothing can ship, with a button that resolves the obstacle. */
function WhyNot({
  flow,
  setFlow,
  plan: { planned },
  open,
}: Pick<ShipPlanProps, 'flow' | 'setFlow' | 'plan'> & { open: (sheet: ShipSheetName) => void }) {
  if (planned.kind !== 'none') return null;
  return (
    <Banner
      tone="warning"
      action={
        <RefusalFixButton error={planned.error} setFlow={setFlow} open={open} services={flow.services} />
      }
    >
      {planned.message}
    </Banner>
  );
}

/** Shown if no parcel is on the shelf: all were ordered already, or none has arrived yet. */
function EmptyShelf() {
  return (
    <Banner
      tone="info"
      action={<LinkButton to="/newBag" look="outline" small text={t('shell.route.newBag')} />}
    >
      {t('ship.shelf')}
    </Banner>
  );
}

/** Orders that were submitted and not paid, perhaps by this page before it was closed. */
function Unpaid({ orders }: { orders: OrderPlan['unpaid'] }) {
  const formatting = useFormatting();
  return orders.map(({ id, number, dueMinor }) => (
    <Banner
      key={id}
      tone="info"
      action={
        <LinkButton to="/ship" search={{ order: id }} look="outline" small text={t('ship.unpaid.pay')} />
      }
    >
      {t('ship.unpaid', { number, amount: formatMoney(dueMinor, formatting.currency, formatting) })}
    </Banner>
  ));
}

function Agreement() {
  return (
    <Section>
      <Note>{t('ship.agree')}</Note>
      <ul className={classes.rules}>
        <li>{t('consolidate.rule.cancel')}</li>
        <li>{t('consolidate.rule.goods')}</li>
      </ul>
    </Section>
  );
}
