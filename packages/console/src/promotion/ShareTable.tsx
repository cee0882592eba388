import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';
import classes from './promotion.module.css';
import type { StaffShare } from './ShareAudit.tsx';
import { useRewardText } from './useRewardText.ts';

/** Sharing proofs that are decided: by whom, when, why, and what they gave. */
export function ShareTable({ rows, stale }: { rows: readonly StaffShare[]; stale: boolean }) {
  return (
    <ResponsiveTable
      label={t('promotion.shares')}
      rows={rows}
      rowKey={(row) => row.id}
      columns={columns()}
      stale={stale}
    />
  );
}

const shownPictures = 2;

const columns = (): Column<StaffShare>[] => [
  {
    key: 'picture',
    title: t('promotion.shares.picture'),
    tight: true,
    cell: (row) => (
      <span className={classes.thumbs}>
        {row.pictures.slice(0, shownPictures).map((one) => (
          <a key={one.url} href={one.url} target="_blank" rel="noreferrer">
            <img
              className={classes.thumb}
              src={one.thumb}
              alt={t('promotion.shares.picture')}
              loading="lazy"
            />
          </a>
        ))}
        {row.pictures.length > shownPictures ? `+${row.pictures.length - shownPictures}` : null}
      </span>
    ),
  },
  {
    key: 'member',
    title: t('promotion.shares.member'),
    cell: (row) => <MemberLink id={row.memberId} name={row.memberName} note={row.memberAccount} />,
  },
  {
    key: 'where',
    title: t('promotion.shares.platform'),
    cell: (row) => (
      <>
        {t(`promotion.platform.${row.platform}`)}
        {row.link ? <div className={classes.muted}>{row.link}</div> : null}
      </>
    ),
  },
  {
    key: 'reward',
    title: t('promotion.shares.reward'),
    cell: (row) => (row.state === 'approved' ? <Given share={row} /> : '–'),
  },
  {
    key: 'created',
    title: t('promotion.shares.handedIn'),
    cell: (row) => <When iso={row.createdAt} style="short" />,
  },
  {
    key: 'audited',
    title: t('promotion.shares.decided'),
    cell: (row) => (
      <>
        {row.auditedAt ? <When iso={row.auditedAt} style="short" /> : null} {row.auditedBy ?? ''}
        {row.rejectReason ? <div className={classes.muted}>{row.rejectReason}</div> : null}
      </>
    ),
  },
];

function Given({ share }: { share: StaffShare }) {
  return <>{useRewardText()({ minor: share.rewardMinor, points: share.rewardPoints })}</>;
}
