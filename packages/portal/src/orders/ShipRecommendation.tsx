import { Bar, Grid, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Money, Weight } from '@crossdock/ui/values.tsx';
import { lazy, Suspense } from 'react';
import { addressRefusalHeadline } from '../shell/addressRefusalHeadline.ts';
import { t } from '../shell/i18n.ts';
import { isShelfEmpty, type OrderPlan, type PaymentSource } from './shipTypes.ts';

const ExpectedBoxCount = lazy(() => import('./ExpectedBoxCount.tsx'));

/** Says in a few words what to do now; for an order also its price, boxes and days. */
export function ShipRecommendation({ plan, way }: { plan: OrderPlan; way: PaymentSource }) {
  const { planned } = plan;
  return (
    <Grid as="section" gap={8} pad={[20, 16]} round="card" fill="soft" tone="on-soft" aria-live="polite">
      <Bar gap={[4, 16]}>
        <Text as="h2" size={22} strong lineHeight={1.3}>
          {headlineOf(plan, way)}
        </Text>
        {planned.kind === 'order' ? (
          <Text size={24} strong>
            <Money minor={planned.quote.totalMinor} />
          </Text>
        ) : null}
      </Bar>
      {planned.kind === 'order' ? (
        <Row wrap gap={[2, 16]} size={14}>
          <span>
            <Weight grams={planned.quote.realWeightG} />
          </span>
          <Suspense>
            <span>
              <ExpectedBoxCount going={plan.going} boxing={planned.boxing} />
            </span>
          </Suspense>
          <span>
            {t('consolidate.channel.days', { from: planned.quote.minDays, to: planned.quote.maxDays })}
          </span>
        </Row>
      ) : null}
    </Grid>
  );
}

function headlineOf(plan: OrderPlan, way: PaymentSource): string {
  const { planned, unpaid, going, balance } = plan;
  if (planned.kind === 'none') {
    if (unpaid.length > 0) return t('ship.now.unpaid');
    return t(
      isShelfEmpty(plan) ? 'ship.now.shelf' : (addressRefusalHeadline(planned.error) ?? 'ship.now.none'),
    );
  }
  const short = way === 'balance' && balance.dueMinor > 0 && balance.missingMinor > 0;
  return short ? t('ship.now.topUp') : t('ship.now', { n: going.length });
}
