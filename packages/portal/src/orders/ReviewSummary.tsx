import { addressLine } from '@crossdock/domain/addresses/line.ts';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Weight } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';
import type { FlowStep } from './flow.ts';
import { SummaryRow } from './SummaryRow.tsx';
import type { StepProps } from './stepProps.ts';

/** The choices of the first three steps, each with a link back to its step. */
export function ReviewSummary({ title, flow, setFlow, state }: StepProps & { title: string }) {
  const info = state.info.data;
  const address = info?.addresses.find((one) => one.id === state.addressId)?.destination;
  const point = info?.pickupPoints.find((one) => one.id === state.pickupPointId);
  const carrier = state.offer?.carriers.find((one) => one.carrierId === state.carrierId);
  const place = address?.pickupPoint ?? point;
  const go = (step: FlowStep) => () => setFlow({ step });
  return (
    <Section title={title}>
      <Grid as="dl" gap={8}>
        <SummaryRow label={t('consolidate.step.parcels')} onChange={go('parcels')}>
          {t('orders.parcels.count', { n: state.parcelIds.length })}
          {info ? (
            <>
              {' · '}
              <Weight grams={info.sums.realWeightG} />
            </>
          ) : null}
        </SummaryRow>
        <SummaryRow label={t('orders.consignee')} onChange={go('destination')}>
          {address
            ? `${address.consignee} ${address.phone}`
            : `${flow.consignee ?? info?.consignee ?? ''} ${flow.phone ?? info?.phone ?? ''}`}
        </SummaryRow>
        <SummaryRow
          label={place ? t('orders.pickupPoint') : t('orders.address')}
          onChange={go('destination')}
        >
          {place ? `${place.name} ${place.address}` : address ? addressLine(address) : ''}
        </SummaryRow>
        <SummaryRow label={t('orders.channel')} onChange={go('channel')}>
          {state.offer?.name}
          {carrier ? ` · ${carrier.name}` : ''}
          {state.offer
            ? ` · ${t('consolidate.channel.days', { from: state.offer.minDays, to: state.offer.maxDays })}`
            : ''}
        </SummaryRow>
      </Grid>
    </Section>
  );
}
