import { formatMoney } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';

interface Reward {
  readonly minor: number;
  readonly points: number;
}

interface RewardTexts {
  points(this: void, n: number): string;
  both(this: void, money: string, points: string): string;
}

/** A reward in words: money, points or both; empty if there is none. */
export function useRewardText(texts: RewardTexts): (reward: Reward) => string {
  const formatting = useFormatting();
  return ({ minor, points }) => {
    const money = minor > 0 ? formatMoney(minor, formatting.currency, formatting) : '';
    const counted = points > 0 ? texts.points(points) : '';
    return money && counted ? texts.both(money, counted) : money || counted;
  };
}
