import { Banner } from '@crossdock/ui/Banner.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { t } from '../shell/i18n.ts';
import { QuoteBreakdown } from '../shell/quoteTexts.ts';
import { BillDifference } from './BillDifference.tsx';
import classes from './PackDesk.module.css';
import type { Packing } from './usePacking.ts';

/** The final bill for the packages as typed, before anything is written. */
export function BillPreview({ packing }: { packing: Packing }) {
  const { bill, measured } = packing;
  return (
    <Section title={t('orders.desk.preview')}>
      {measured === null ? <p className={classes.keys}>{t('orders.desk.preview.wait')}</p> : null}
      {measured !== null && bill.isPending ? (
        <SkeletonRows rows={3} heightPx={36} label={t('shell.loading')} />
      ) : null}
      {bill.error && measured !== null ? <Banner tone="danger">{bill.error.message}</Banner> : null}
      {measured !== null && bill.data ? (
        <div className={classes.packages}>
          {bill.data.refusals.length > 0 ? (
            <Banner tone="danger" title={t('orders.bill.refused')}>
              <ul className={classes.reasons}>
                {bill.data.refusals.map((one) => (
                  <li key={one.reason}>{one.message}</li>
                ))}
              </ul>
            </Banner>
          ) : null}
          <QuoteBreakdown
            lines={bill.data.costs.bill}
            totalMinor={bill.data.costs.billTotalMinor ?? undefined}
          />
          <BillDifference costs={bill.data.costs} />
        </div>
      ) : null}
    </Section>
  );
}
