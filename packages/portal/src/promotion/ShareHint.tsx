import type { PromotionStatistics } from '@crossdock/contract/promotion/calls.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { buttonClass } from '@crossdock/ui/Button.tsx';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import { useRewardText } from './useRewardText.ts';

/** A link to the sharing proofs, with the reward for one. */
export function ShareHint({ statistics }: { statistics: PromotionStatistics }) {
  const { active, shareRewardMinor, shareRewardPoints } = statistics;
  const reward = useRewardText()({ minor: shareRewardMinor, points: shareRewardPoints });
  if (!active) return null;
  return (
    <Banner
      tone="info"
      title={t('promotion.toShare')}
      action={
        <Link to="/memberShare" className={buttonClass({ look: 'soft', small: true })}>
          {t('promotion.toShare.go')}
        </Link>
      }
    >
      {reward ? t('promotion.toShare.text', { reward }) : t('promotion.toShare.plain')}
    </Banner>
  );
}
