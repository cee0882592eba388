import { addressLine } from '@crossdock/domain/addresses/line.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Weight } from '@crossdock/ui/values.tsx';
import type { ReactNode } from 'react';
import { t } from '../shell/i18n.ts';
import classes from './consolidate.module.css';
import type { FlowStep } from './flow.ts';
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
        <Row label={t('consolidate.step.parcels')} onChange={go('parcels')}>
          {t('orders.parcels.count', { n: state.parcelIds.length })}
          {info ? (
            <>
              {' · '}
              <Weight grams={info.sums.realWeightG} />
            </>
          ) : null}
        </Row>
        <Row label={t('orders.consignee')} onChange={go('destination')}>
          {address
            ? `${address.consignee} ${address.phone}`
            : `${flow.consignee ?? info?.consignee ?? ''} ${flow.phone ?? info?.phone ?? ''}`}
        </Row>
        <Row label={place ? t('orders.pickupPoint') : t('orders.address')} onChange={go('destination')}>
          {place ? `${place.name} ${place.address}` : address ? addressLine(address) : ''}
        </Row>
        <Row label={t('orders.channel')} onChange={go('channel')}>
          {state.offer?.name}
          {carrier ? ` · ${carrier.name}` : ''}
          {state.offer
            ? ` · ${t('consolidate.channel.days', { from: state.offer.minDays, to: state.offer.maxDays })}`
            : ''}
        </Row>
      </Grid>
    </Section>
  );
}

function Row({ label, onChange, children }: { label: string; onChange: () => void; children: ReactNode }) {
  return (
    <div className={classes.summaryRow}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd>
        <Button
          look="plain"
          small
          aria-label={t('consolidate.review.change', { what: label })}
          onClick={onChange}
        >
          {t('shell.edit')}
        </Button>
      </dd>
    </div>
  );
}
