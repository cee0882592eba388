import { column, tightColumn } from '@crossdock/ui/column.ts';
import { Muted, Row } from '@crossdock/ui/Layout.tsx';
import { PhotoLink } from '@crossdock/ui/PhotoLink.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { decidedColumn, memberColumn } from '../shell/auditColumns.tsx';
import { t } from '../shell/i18n.ts';
import type { StaffSharingProof } from './SharingProofAudit.tsx';
import { useRewardText } from './useRewardText.ts';

const shownPictures = 2;

/** The columns of decided sharing proofs: who decided, when, why, and the reward. */
export const decidedSharingProofColumns = (): Column<StaffSharingProof>[] => [
  tightColumn('picture', t('promotion.shares.picture'), (row) => (
    <Row as="span" gap={4} align="center">
      {row.pictures.slice(0, shownPictures).map((one) => (
        <PhotoLink
          key={one.url}
          picture={one}
          block
          minWidth={48}
          square={48}
          round={8}
          alt={t('promotion.shares.picture')}
        />
      ))}
      {row.pictures.length > shownPictures ? `+${row.pictures.length - shownPictures}` : null}
    </Row>
  )),
  memberColumn(t('promotion.shares.member')),
  column('where', t('promotion.shares.platform'), (row) => (
    <>
      {t(`promotion.platform.${row.platform}`)}
      {row.link ? (
        <Muted as="div" size={13}>
          {row.link}
        </Muted>
      ) : null}
    </>
  )),
  column('reward', t('promotion.shares.reward'), (row) =>
    row.state === 'approved' ? <Given share={row} /> : '–',
  ),
  column('created', t('promotion.shares.handedIn'), (row) => <When iso={row.createdAt} style="short" />),
  decidedColumn(t('promotion.shares.decided')),
];

function Given({ share }: { share: StaffSharingProof }) {
  return <>{useRewardText()({ minor: share.rewardMinor, points: share.rewardPoints })}</>;
}
