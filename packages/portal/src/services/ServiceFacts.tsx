import type { OfferedService } from '@crossdock/contract/services/shapes.ts';
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
      <span className={classes.words}>
        <span className={classes.name}>{service.name}</span>
        {service.about ? <span className={classes.muted}>{service.about}</span> : null}
      </span>
      <span className={classes.price}>
        <PriceOf minor={service.priceMinor} />
        <span className={classes.muted}>{t(`services.unit.${unit}`)}</span>
      </span>
    </>
  );
}
