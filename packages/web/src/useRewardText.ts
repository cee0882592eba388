import { useMoneyText } from '@crossdock/ui/useMoneyText.ts';

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
  const moneyText = useMoneyText();
  return ({ minor, points }) => {
    const money = minor > 0 ? moneyText(minor) : '';
    const counted = points > 0 ? texts.points(points) : '';
    return money && counted ? texts.both(money, counted) : money || counted;
  };
}
