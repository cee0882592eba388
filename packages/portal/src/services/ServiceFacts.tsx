import type { OfferedService } from '@crossdock/contract/services/shapes.ts';
import { Grid, Muted, Photo, Text } from '@crossdock/ui/Layout.tsx';
import { t } from '../shell/i18n.ts';
import { PriceOrFree } from '../shell/PriceOrFree.tsx';

/** A service on offer: picture, name, description, price. */
export function ServiceFacts({ service }: { service: OfferedService }) {
  const [picture] = service.pictures;
  const unit = service.kind === 'photo' ? 'photo' : service.unit;
  return (
    <>
      {picture ? (
        <Photo rigid square={48} fit="cover" round={6} src={picture.thumb} alt="" loading="lazy" />
      ) : null}
      <Grid as="span" gap={2} grow minWidth={0}>
        <Text strong>{service.name}</Text>
        {service.about ? <Muted regular>{service.about}</Muted> : null}
      </Grid>
      <Grid as="span" justifyItems="end" rigid>
        <PriceOrFree minor={service.priceMinor} />
        <Muted regular>{t(`services.unit.${unit}`)}</Muted>
      </Grid>
    </>
  );
}
