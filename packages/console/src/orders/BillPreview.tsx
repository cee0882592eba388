import { Banner } from '@crossdock/ui/Banner.tsx';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { t } from '../shell/i18n.ts';
import { QuoteBreakdown } from '../shell/quoteTexts.ts';
import { BillDifference } from './BillDifference.tsx';
import type { Packing } from './usePacking.ts';

/** The lines of the final bill for the packages as typed, before anything is written. */
export function BillPreview({ packing: { bill, measured } }: { packing: Packing }) {
  if (measured === null) return <Muted as="p">{t('orders.desk.preview.wait')}</Muted>;
  if (bill.isPending) return <SkeletonRows rows={3} heightPx={36} label={t('shell.loading')} />;
  if (bill.error) return <Banner tone="danger">{bill.error.message}</Banner>;
  return bill.data ? <Bill bill={bill.data} /> : null;
}

function Bill({ bill: { refusals, held, costs } }: { bill: NonNullable<Packing['bill']['data']> }) {
  return (
    <Grid gap={16}>
      {refusals.length > 0 ? (
        <Banner tone="danger" title={t('orders.bill.refused')}>
          <Grid as="ul" gap={8}>
            {refusals.map((one) => (
              <li key={one.reason}>{one.message}</li>
            ))}
          </Grid>
        </Banner>
      ) : null}
      {held === 'none' ? null : (
        <Banner tone={held === 'higher' ? 'warning' : 'info'}>{t(`orders.hold.preview.${held}`)}</Banner>
      )}
      <QuoteBreakdown lines={costs.bill} totalMinor={costs.billTotalMinor ?? undefined} />
      <BillDifference costs={costs} />
    </Grid>
  );
}
