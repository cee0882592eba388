import type { DutyEstimateView } from '@crossdock/contract/duties/shapes.ts';
import type { words } from '@crossdock/contract/duties/words.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import type { TextValues } from '@crossdock/ui/texts.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';

interface Props {
  readonly t: (key: keyof typeof words, values?: TextValues) => string;
  readonly estimate: DutyEstimateView;
  readonly chargedMinor: number;
}

/** How far what customs charged is from the estimate. */
export function DutyDifference({ t, estimate, chargedMinor }: Props) {
  const formatting = useFormatting();
  if (estimate.kind === 'none') return null;
  const moreMinor = chargedMinor - estimate.totalMinor;
  if (moreMinor === 0) return t('duties.charged.same');
  const amount = formatMoney(Math.abs(moreMinor), estimate.currency, formatting);
  return t(moreMinor > 0 ? 'duties.charged.more' : 'duties.charged.less', { amount });
}
