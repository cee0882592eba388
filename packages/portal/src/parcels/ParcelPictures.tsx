import { Dialog } from '@crossdock/ui/Dialog.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { useState } from 'react';
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
        <p className={classes.muted}>{t('parcels.detail.pictures.none')}</p>
      ) : (
        <ul className={classes.pictures}>
          {parcel.pictures.map(({ id, thumb, kind }) => (
            <li key={id}>
              <button type="button" className={classes.picture} onClick={() => setOpenId(id)}>
                <img src={thumb} alt={alt} loading="lazy" />
                <span>{t(`parcels.detail.picture.${kind}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {open ? (
        <Dialog
          opened
          wide
          title={t(`parcels.detail.picture.${open.kind}`)}
          closeLabel={t('shell.close')}
          onClose={() => setOpenId(null)}
        >
          <img className={classes.large} src={open.url} alt={alt} />
          <p className={classes.muted}>
            <When iso={open.at} />
          </p>
        </Dialog>
      ) : null}
    </Section>
  );
}
