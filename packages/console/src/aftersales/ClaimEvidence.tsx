import type { StaffClaim } from '@crossdock/contract/aftersales/shapes.ts';
import { EvidencePictures } from '../shell/EvidencePictures.tsx';
import { t } from '../shell/i18n.ts';
import classes from './aftersales.module.css';

/** The member's pictures in large size; below them the warehouse's earlier pictures. */
export function ClaimEvidence({ claim }: { claim: StaffClaim }) {
  const damage = claim.damagePictures.map(({ thumb, full }) => ({ thumb, url: full }));
  return (
    <div className={classes.evidence}>
      {damage.length + claim.purchasePictures.length === 0 ? (
        <p className={classes.muted}>{t('aftersales.noPictures')}</p>
      ) : null}
      <EvidencePictures pictures={damage} label={t('aftersales.damage')} />
      <Taken
        label={t('aftersales.purchase')}
        pictures={claim.purchasePictures.map(({ thumb, url }) => ({ thumb, full: url }))}
      />
      <Taken label={t('aftersales.arrival')} pictures={claim.arrivalPictures} />
      <Taken label={t('aftersales.packing')} pictures={claim.packingPictures} />
    </div>
  );
}

function Taken({ label, pictures }: { label: string; pictures: StaffClaim['arrivalPictures'] }) {
  return (
    <section className={classes.group}>
      <h2>{label}</h2>
      {pictures.length === 0 ? (
        <p className={classes.muted}>{t('aftersales.noPictures')}</p>
      ) : (
        <div className={classes.thumbs}>
          {pictures.map(({ thumb, full }, at) => (
            <a key={thumb} href={full} target="_blank" rel="noreferrer">
              <img src={thumb} alt={`${label} ${at + 1}`} />
            </a>
          ))}
        </div>
      )}
    </section>
  );
}
