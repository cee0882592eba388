import type { MeasuredThing } from '@crossdock/contract/disputes/shapes.ts';
import type { Input, Output } from '@crossdock/contract/table.ts';
import { Button, buttonClass } from '@crossdock/ui/Button.tsx';
import { formatWhen } from '@crossdock/ui/format.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { disputeStyles } from '@crossdock/web/disputeStyles.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { DisputeDialog } from './DisputeDialog.tsx';
import classes from './disputes.module.css';
import { Taken } from './Taken.tsx';

type Rule = Output<'getMeasurements'>['rule'];

/** Who measured a parcel, or an order's packages, when and on which scale; what I doubt can be measured again. */
export function Measured({ of }: { of: Input<'getMeasurements'> }) {
  const { data } = useCall('getMeasurements', of, { topics: ['disputes', 'parcels', 'orders'] });
  const things = data?.list.filter(({ measurements }) => measurements.length > 0) ?? [];
  if (data === undefined || things.length === 0) return null;
  return (
    <Section title={t('parcels.measurements')}>
      <ul className={classes.things}>
        {things.map((thing) => (
          <li key={thing.id} className={classes.thing}>
            {thing.position === null ? null : <strong>{t('disputes.package', { n: thing.position })}</strong>}
            <ul className={classes.taken}>
              {thing.measurements.map((taken) => (
                <li key={taken.at}>
                  <Taken taken={taken} />
                </li>
              ))}
            </ul>
            <Standing thing={thing} rule={data.rule} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The dispute as it stands, and whether the measurement can be disputed. */
function Standing({ thing, rule }: { thing: MeasuredThing; rule: Rule }) {
  const [asks, setAsks] = useState(false);
  const formatting = useFormatting();
  const { dispute, disputableUntil } = thing;
  return (
    <>
      {dispute ? (
        <div className={classes.line}>
          <StatusBadge {...disputeStyles[dispute.state]} label={t(`disputes.state.${dispute.state}`)} />
          <Link
            to="/dispute/$id"
            params={{ id: dispute.id }}
            className={buttonClass({ small: true, look: 'soft' })}
          >
            {t('disputes.show')}
          </Link>
        </div>
      ) : null}
      {disputableUntil ? (
        <div className={classes.line}>
          <Button small look="outline" onClick={() => setAsks(true)}>
            {t('disputes.dispute')}
          </Button>
          <span className={classes.muted}>
            {t('disputes.until', { date: formatWhen(disputableUntil, 'date', formatting) })}
          </span>
        </div>
      ) : null}
      {asks ? <DisputeDialog thing={thing} rule={rule} onClose={() => setAsks(false)} /> : null}
    </>
  );
}
