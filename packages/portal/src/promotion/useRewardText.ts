import { useRewardText as useReward } from '@crossdock/web/useRewardText.ts';
import { t } from '../shell/i18n.ts';

/** A reward in words; empty if there is none. */
export const useRewardText = () =>
  useReward({
    points: (n) => t('promotion.reward.points', { n }),
    both: (money, points) => t('promotion.reward.and', { money, points }),
  });
