import { useRewardText as useReward } from '@crossdock/web/useRewardText.ts';
import { t } from '../shell/i18n.ts';

/** A reward in words, or a note that there is none. */
export function useRewardText(): (reward: { readonly minor: number; readonly points: number }) => string {
  const text = useReward({
    points: (n) => t('promotion.reward.points', { n }),
    both: (money, points) => t('promotion.reward.and', { money, points }),
  });
  return (reward) => text(reward) || t('promotion.shares.reward.none');
}
