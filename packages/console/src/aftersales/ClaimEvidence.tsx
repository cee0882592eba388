import type { StaffClaim } from '@crossdock/contract/aftersales/shapes.ts';
import { Grid, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { PhotoLink } from '@crossdock/ui/PhotoLink.tsx';
import { EvidencePictures } from '../shell/EvidencePictures.tsx';
import { t } from '../shell/i18n.ts';

/** The member's pictures in large size; below them the warehouse's earlier pictures. */
export function ClaimEvidence({ claim }: { claim: StaffClaim }) {
  const damage = claim.damagePictures.map(({ thumb, full }) => ({ thumb, url: full }));
  return (
    <Grid gap={12} alignContent="start">
      {damage.length + claim.purchasePictures.length === 0 ? <Note>{t('aftersales.noPictures')}</Note> : null}
      <EvidencePictures pictures={damage} label={t('aftersales.damage')} />
      <Taken
        label={t('aftersales.purchase')}
        pictures={claim.purchasePictures.map(({ thumb, url }) => ({ thumb, full: url }))}
      />
      <Taken label={t('aftersales.arrival')} pictures={claim.arrivalPictures} />
      <Taken label={t('aftersales.packing')} pictures={claim.packingPictures} />
    </Grid>
  );
}

function Taken({ label, pictures }: { label: string; pictures: StaffClaim['arrivalPictures'] }) {
  return (
    <Grid as="section" gap={12} alignContent="start">
      <Text as="h2" size={14}>
        {label}
      </Text>
      {pictures.length === 0 ? (
        <Note>{t('aftersales.noPictures')}</Note>
      ) : (
        <Row gap={8} wrap>
          {pictures.map((one, at) => (
            <PhotoLink
              key={one.thumb}
              picture={one}
              block
              square={132}
              edge
              round={8}
              alt={`${label} ${at + 1}`}
            />
          ))}
        </Row>
      )}
    </Grid>
  );
}
