import { Banner } from '@crossdock/ui/Banner.tsx';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { t } from '../shell/i18n.ts';
import { QuoteBreakdown } from '../shell/quoteTexts.ts';
import { BillDifference } from './BillDifference.tsx';
import type { Packing } from './usePacking.ts';

/** The final bill for the packages as typed, before anything is written. */
export function BillPreview({ packing }: { packing: Packing }) {
  const { bill, measured } = packing;
  return (
    <Section title={t('orders.desk.preview')}>
      {measured === null ? <Muted as="p">{t('orders.desk.preview.wait')}</Muted> : null}
      {measured !== null && bill.isPending ? (
        <SkeletonRows rows={3} heightPx={36} label={t('shell.loading')} />
      ) : null}
      {bill.error && measured !== null ? <Banner tone="danger">{bill.error.message}</Banner> : null}
      {measured !== null && bill.data ? (
        <Grid gap={16}>
          {bill.data.refusals.length > 0 ? (
            <Banner tone="danger" title={t('orders.bill.refused')}>
              <Grid as="ul" gap={8}>
                {bill.data.refusals.map((one) => (
                  <li key={one.reason}>{one.message}</li>
                ))}
              </Grid>
            </Banner>
          ) : null}
          {bill.data.held === 'none' ? null : (
            <Banner tone={bill.data.held === 'higher' ? 'warning' : 'info'}>
              {t(`orders.hold.preview.${bill.data.held}`)}
            </Banner>
          )}
          <QuoteBreakdown
            lines={bill.data.costs.bill}
            totalMinor={bill.data.costs.billTotalMinor ?? undefined}
          />
          <BillDifference costs={bill.data.costs} />
        </Grid>
      ) : null}
    </Section>
  );
}
