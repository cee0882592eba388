import type { PromotionStatistics } from '@crossdock/contract/promotion/calls.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { t } from '../shell/i18n.ts';
import { useRewardText } from './useRewardText.ts';

/** A link to the sharing proofs, with the reward for one. */
export function SharingProofHint({ statistics }: { statistics: PromotionStatistics }) {
  const { active, shareRewardMinor, shareRewardPoints } = statistics;
  const reward = useRewardText()({ minor: shareRewardMinor, points: shareRewardPoints });
  if (!active) return null;
  return (
    <Banner
      tone="info"
      title={t('promotion.toShare')}
      action={<LinkButton to="/memberShare" look="soft" small text={t('promotion.toShare.go')} />}
    >
      {reward ? t('promotion.toShare.text', { reward }) : t('promotion.toShare.plain')}
    </Banner>
  );
}
