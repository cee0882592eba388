import type { OfferedService } from '@crossdock/contract/services/shapes.ts';
import { Grid, Text } from '@crossdock/ui/Layout.tsx';
import { t } from '../shell/i18n.ts';
import { PriceOf } from '../shell/PriceOf.tsx';
import classes from './services.module.css';

/** A service as it is offered: picture, name, what it is, what it costs. */
export function ServiceFacts({ service }: { service: OfferedService }) {
  const [picture] = service.pictures;
  const unit = service.kind === 'photo' ? 'photo' : service.unit;
  return (
    <>
      {picture ? <img className={classes.picture} src={picture.thumb} alt="" loading="lazy" /> : null}
      <Grid as="span" gap={2} grow minWidth={0}>
        <Text strong breaks>
          {service.name}
        </Text>
        {service.about ? <span className={classes.muted}>{service.about}</span> : null}
      </Grid>
      <Grid as="span" justifyItems="end" rigid>
        <PriceOf minor={service.priceMinor} />
        <span className={classes.muted}>{t(`services.unit.${unit}`)}</span>
      </Grid>
    </>
  );
}
