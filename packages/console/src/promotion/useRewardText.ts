import { formatMoney } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { t } from '../shell/i18n.ts';

interface Reward {
  readonly minor: number;
  readonly points: number;
}

/** A reward in words: money, points, both, or that there is none. */
export function useRewardText(): (reward: Reward) => string {
  const formatting = useFormatting();
  return ({ minor, points }) => {
    const money = minor > 0 ? formatMoney(minor, formatting.currency, formatting) : '';
    const counted = points > 0 ? t('promotion.shares.reward.points', { n: points }) : '';
    if (money && counted) return t('promotion.shares.reward.and', { money, points: counted });
    return money || counted || t('promotion.shares.reward.none');
  };
}
