import type { DisputedMeasurement } from '@crossdock/contract/disputes/shapes.ts';
import { Grid, Muted, Row } from '@crossdock/ui/Layout.tsx';
import { PhotoLink } from '@crossdock/ui/PhotoLink.tsx';
import { InlineFacts, Size, Weight, When } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';

/** One measurement: values, time, clerk, scale and picture. */
export function MeasurementDetails({ taken }: { taken: DisputedMeasurement }) {
  const { weightG, lengthMm, widthMm, heightMm, at, by, scale, why, picture } = taken;
  return (
    <Row gap={12} align="center">
      {picture ? (
        <PhotoLink picture={picture} block square={56} round="control" alt={t('disputes.picture')} />
      ) : null}
      <Grid as="span" grow minWidth={0}>
        <InlineFacts>
          <Weight grams={weightG} />
          <Size lengthMm={lengthMm} widthMm={widthMm} heightMm={heightMm} />
        </InlineFacts>
        <Muted>
          <InlineFacts>
            <When iso={at} style="short" />
            {by ? t('disputes.by', { name: by }) : null}
            {scale ? t('disputes.scale', { name: scale }) : null}
            {why || null}
          </InlineFacts>
        </Muted>
      </Grid>
    </Row>
  );
}
