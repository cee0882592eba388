import type { ShareView } from '@crossdock/contract/promotion/shares.ts';
import { entryListRenderer } from '@crossdock/ui/Entry.tsx';
import { Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { PhotoLink } from '@crossdock/ui/PhotoLink.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { AuditBadge } from '@crossdock/web/AuditBadge.tsx';
import { usePage } from '../shell/api.ts';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { PagedList } from '../shell/PagedList.ts';
import { useRewardText } from './useRewardText.ts';

/** The member's sharing proofs: pending ones, rewards, and reasons of rejections. */
export function SharingProofs() {
  const page = usePage('listMyShares', {}, { topics: ['shares'] });
  return (
    <Section title={t('promotion.share.mine')} plain>
      <Grid gap={12}>
        <PagedList
          page={page}
          empty={<EmptyState picture="soon" {...titleAndText('promotion.share.mine.none')} />}
        >
          {entryListRenderer(t('promotion.share.mine'), (share) => (
            <Share share={share} />
          ))}
        </PagedList>
      </Grid>
    </Section>
  );
}

function Share({ share }: { share: ShareView }) {
  return (
    <Grid gap={8} pad={[12, 16]} fill="surface" edge round="card">
      <Row gap={12} align="baseline" justify="between">
        <Text strong>{t(`promotion.platform.${share.platform}`)}</Text>
        <AuditBadge state={share.state} label={t(`promotion.share.state.${share.state}`)} />
      </Row>
      <Row gap={8} wrap>
        {share.pictures.map((one) => (
          <PhotoLink
            key={one.url}
            picture={one}
            block
            square={64}
            round={8}
            alt={t('promotion.share.picture')}
          />
        ))}
      </Row>
      {share.link ? (
        <Row
          as="a"
          inline
          align="center"
          minHeight={44}
          breaks
          href={share.link}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          {share.link}
        </Row>
      ) : null}
      {share.note ? <span>{share.note}</span> : null}
      <Outcome share={share} />
      <Row gap={12} align="baseline" justify="between" tone="muted" size={14}>
        <When iso={share.createdAt} />
        {share.state === 'pending' ? (
          <ConfirmButton
            look="plain"
            small
            call="withdrawShare"
            input={{ id: share.id }}
            refreshes={['listMyShares', 'getPromotionStatistics']}
            danger
            title={t('promotion.share.withdraw.title')}
            text={t('promotion.share.withdraw.text')}
            confirmLabel={t('promotion.share.withdraw')}
          />
        ) : null}
      </Row>
    </Grid>
  );
}

/** The state of a proof, in words for the member. */
function Outcome({ share }: { share: ShareView }) {
  const reward = useRewardText()({ minor: share.rewardMinor, points: share.rewardPoints });
  if (share.state === 'pending') return <Muted>{t('promotion.share.waiting')}</Muted>;
  if (share.state === 'approved' && reward)
    return (
      <Text tone="success" strong>
        {t('promotion.share.rewarded', { reward })}
      </Text>
    );
  if (share.state !== 'rejected') return null;
  return (
    <span>
      <Text tone="danger" size={13}>
        {t('promotion.share.reason', { reason: share.rejectReason })}
      </Text>{' '}
      <Muted>{t('promotion.share.mend')}</Muted>
    </span>
  );
}
