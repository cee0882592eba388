import type { DutyEstimateView } from '@crossdock/contract/duties/shapes.ts';
import type { words } from '@crossdock/contract/duties/words.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid } from '@crossdock/ui/Layout.tsx';
import type { TextValues } from '@crossdock/ui/texts.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { AmountLine } from './AmountLine.tsx';
import { dayText } from './dayText.ts';

interface Props {
  readonly t: (key: keyof typeof words, values?: TextValues) => string;
  readonly estimate: DutyEstimateView;
  readonly chargedMinor: number;
}

/** Compares the actual customs charge with the estimate. */
export function DutyDifference({ t, estimate, chargedMinor }: Props) {
  const formatting = useFormatting();
  if (estimate.kind === 'none') return null;
  const { currency, totalMinor, day } = estimate;
  const moreMinor = chargedMinor - totalMinor;
  const amount = formatMoney(Math.abs(moreMinor), currency, formatting);
  const apart = moreMinor > 0 ? 'duties.charged.more' : 'duties.charged.less';
  return (
    <Grid gap={6}>
      <Grid as="dl" gap={6}>
        <AmountLine name={t('duties.charged')} minor={chargedMinor} currency={currency} emphasis />
        <AmountLine
          name={t('duties.estimated', { day: dayText(day, formatting, 'date') })}
          minor={totalMinor}
          currency={currency}
        />
      </Grid>
      <p>{moreMinor === 0 ? t('duties.charged.same') : t(apart, { amount })}</p>
    </Grid>
  );
}
