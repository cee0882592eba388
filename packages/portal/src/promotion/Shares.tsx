import type { ShareView } from '@crossdock/contract/promotion/shares.ts';
import type { AuditState } from '@crossdock/domain/payments/states.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { ConfirmDialog } from '@crossdock/ui/Dialog.tsx';
import type { Tone } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { type Icon, IconArrowBackUp, IconCheck, IconClockHour4, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { usePage, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { PagedList } from '../shell/PagedList.ts';
import classes from './promotion.module.css';
import { useRewardText } from './useRewardText.ts';

const statusStyles: Readonly<Record<AuditState, readonly [Tone, Icon]>> = {
  pending: ['warning', IconClockHour4],
  approved: ['success', IconCheck],
  rejected: ['danger', IconX],
  withdrawn: ['neutral', IconArrowBackUp],
};

/** The member's sharing proofs: what is awaited, what they gave, why one was not accepted. */
export function Shares() {
  const page = usePage('listMyShares', {}, { topics: ['shares'] });
  const [leaving, setLeaving] = useState<string>();
  const withdraw = useSubmit('withdrawShare', {
    refreshes: ['listMyShares', 'getPromotionStatistics'],
    onDone: () => setLeaving(undefined),
  });
  return (
    <Section title={t('promotion.share.mine')} plain>
      <div className={classes.list}>
        <PagedList
          page={page}
          empty={
            <EmptyState
              picture="soon"
              title={t('promotion.share.mine.none')}
              text={t('promotion.share.mine.none.text')}
            />
          }
        >
          {(rows) => (
            <ul className={classes.shares} aria-label={t('promotion.share.mine')}>
              {rows.map((share) => (
                <Share key={share.id} share={share} onWithdraw={() => setLeaving(share.id)} />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
      <ConfirmDialog
        opened={leaving !== undefined}
        danger
        title={t('promotion.share.withdraw.title')}
        confirmLabel={t('promotion.share.withdraw')}
        cancelLabel={t('shell.cancel')}
        busy={withdraw.busy}
        onConfirm={() => leaving && void withdraw.submit({ id: leaving })}
        onClose={() => setLeaving(undefined)}
      >
        {t('promotion.share.withdraw.text')}
      </ConfirmDialog>
    </Section>
  );
}

function Share({ share, onWithdraw }: { share: ShareView; onWithdraw: () => void }) {
  const [tone, icon] = statusStyles[share.state];
  return (
    <li className={classes.share}>
      <div className={classes.line}>
        <span className={classes.strong}>{t(`promotion.platform.${share.platform}`)}</span>
        <StatusBadge tone={tone} icon={icon} label={t(`promotion.share.state.${share.state}`)} />
      </div>
      <div className={classes.pictures}>
        {share.pictures.map((one) => (
          <a key={one.url} href={one.url} target="_blank" rel="noreferrer">
            <img src={one.thumb} alt={t('promotion.share.picture')} loading="lazy" />
          </a>
        ))}
      </div>
      {share.link ? (
        <a className={classes.link} href={share.link} target="_blank" rel="noopener noreferrer nofollow">
          {share.link}
        </a>
      ) : null}
      {share.note ? <span>{share.note}</span> : null}
      <Outcome share={share} />
      <div className={`${classes.line} ${classes.muted}`}>
        <When iso={share.createdAt} />
        {share.state === 'pending' ? (
          <Button look="plain" small onClick={onWithdraw}>
            {t('promotion.share.withdraw')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** What the member is to know of where it stands. */
function Outcome({ share }: { share: ShareView }) {
  const reward = useRewardText()({ minor: share.rewardMinor, points: share.rewardPoints });
  if (share.state === 'pending') return <span className={classes.muted}>{t('promotion.share.waiting')}</span>;
  if (share.state === 'approved' && reward)
    return <span className={classes.good}>{t('promotion.share.rewarded', { reward })}</span>;
  if (share.state !== 'rejected') return null;
  return (
    <span>
      <span className={classes.bad}>{t('promotion.share.reason', { reason: share.rejectReason })}</span>{' '}
      <span className={classes.muted}>{t('promotion.share.mend')}</span>
    </span>
  );
}
