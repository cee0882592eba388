import type { MeasuredSubject } from '@crossdock/contract/disputes/shapes.ts';
import type { Input, Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatWhen } from '@crossdock/ui/format.ts';
import { Grid, Muted, Row } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { disputeStyles } from '@crossdock/web/disputeStyles.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { DisputeDialog } from './DisputeDialog.tsx';
import { MeasurementDetails } from './MeasurementDetails.tsx';

type Rule = Output<'getMeasurements'>['rule'];

/**
 * Shows who measured a parcel or the packages of an order, when and on which scale. The member can ask for a new
 * measurement.
 */
export function MeasurementHistory({ of }: { of: Input<'getMeasurements'> }) {
  const { data } = useCall('getMeasurements', of, { topics: ['disputes', 'parcels', 'orders'] });
  const things = data?.list.filter(({ measurements }) => measurements.length > 0) ?? [];
  if (data === undefined || things.length === 0) return null;
  return (
    <Section title={t('parcels.measurements')}>
      <Grid as="ul" gap={20}>
        {things.map((thing) => (
          <Grid as="li" gap={10} key={thing.id}>
            {thing.position === null ? null : <strong>{t('disputes.package', { n: thing.position })}</strong>}
            <Grid as="ul" gap={10}>
              {thing.measurements.map((taken) => (
                <li key={taken.at}>
                  <MeasurementDetails taken={taken} />
                </li>
              ))}
            </Grid>
            <Standing thing={thing} rule={data.rule} />
          </Grid>
        ))}
      </Grid>
    </Section>
  );
}

/** The state of the dispute, and whether the measurement can be disputed. */
function Standing({ thing, rule }: { thing: MeasuredSubject; rule: Rule }) {
  const [asks, setAsks] = useState(false);
  const formatting = useFormatting();
  const { dispute, disputableUntil } = thing;
  return (
    <>
      {dispute ? (
        <Row gap={[8, 12]} wrap align="center">
          <StatusBadge {...disputeStyles[dispute.state]} label={t(`disputes.state.${dispute.state}`)} />
          <LinkButton
            to="/dispute/$id"
            params={{ id: dispute.id }}
            small
            look="soft"
            text={t('disputes.show')}
          />
        </Row>
      ) : null}
      {disputableUntil ? (
        <Row gap={[8, 12]} wrap align="center">
          <Button small look="outline" onClick={() => setAsks(true)}>
            {t('disputes.dispute')}
          </Button>
          <Muted>{t('disputes.until', { date: formatWhen(disputableUntil, 'date', formatting) })}</Muted>
        </Row>
      ) : null}
      {asks ? <DisputeDialog thing={thing} rule={rule} onClose={() => setAsks(false)} /> : null}
    </>
  );
}
