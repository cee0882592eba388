import { Bars } from '@crossdock/ui/Bars.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';

interface EarnedMonth {
  /** Such as `2026-11`. */
  readonly month: string;
  readonly earnedMinor: number;
  readonly joined: number;
}

interface EarnedMonthsProps {
  readonly caption: string;
  readonly months: readonly EarnedMonth[];
  readonly currency: string;
  /** Describes further activity in the month. */
  readonly about: (month: EarnedMonth) => string;
}

/** The referrer's earnings, month by month. */
export function MonthlyEarnings({ caption, months, currency, about }: EarnedMonthsProps) {
  const formatting = useFormatting();
  return (
    <Bars
      caption={caption}
      bars={months.map((one) => ({
        key: one.month,
        label: String(Number(one.month.slice(5))),
        about: `${about(one)} · ${formatMoney(one.earnedMinor, currency, formatting)}`,
        value: one.earnedMinor,
        text: <Money minor={one.earnedMinor} />,
      }))}
    />
  );
}
