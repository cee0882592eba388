import { Grid, Muted, Photo, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { useState } from 'react';
import { Dialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import type { ParcelDetail } from './detail.ts';
import classes from './Parcel.module.css';

/** The warehouse's pictures. A tap enlarges one. */
export function ParcelPictures({ parcel }: { parcel: ParcelDetail }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const open = parcel.pictures.find(({ id }) => id === openId);
  const alt = t('parcels.picture', { number: parcel.courierNumber });
  return (
    <Section title={t('parcels.detail.pictures')}>
      {parcel.pictures.length === 0 ? (
        <Muted as="p">{t('parcels.detail.pictures.none')}</Muted>
      ) : (
        <Grid as="ul" columns="repeat(auto-fill, minmax(104px, 1fr))" gap={8}>
          {parcel.pictures.map(({ id, thumb, kind }) => (
            <li key={id}>
              <button type="button" className={classes.picture} onClick={() => setOpenId(id)}>
                <img src={thumb} alt={alt} loading="lazy" />
                <Text block pad={4}>
                  {t(`parcels.detail.picture.${kind}`)}
                </Text>
              </button>
            </li>
          ))}
        </Grid>
      )}
      {open ? (
        <Dialog opened wide title={t(`parcels.detail.picture.${open.kind}`)} onClose={() => setOpenId(null)}>
          <Photo
            block
            full
            maxHeight="70vh"
            fit="contain"
            fill="bg"
            round="control"
            src={open.url}
            alt={alt}
          />
          <Muted as="p">
            <When iso={open.at} />
          </Muted>
        </Dialog>
      ) : null}
    </Section>
  );
}
