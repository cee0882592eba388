import type { PriceHold, PriceHoldTerms } from '@crossdock/contract/orders/heldPrice.ts';
import { formatWhen } from '@crossdock/ui/format.ts';
import { Note } from '@crossdock/ui/Note.tsx';
import { formatQuantity } from '@crossdock/ui/quantity.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { t } from '../shell/i18n.ts';

/** A text that says until when and up to which weight a price holds; undefined if it is not held. */
export function usePriceHoldText(
  hold: PriceHoldTerms | PriceHold | undefined,
  unpaid = false,
): string | undefined {
  const formatting = useFormatting();
  if (!hold || hold.kind === 'none') return undefined;
  const load = (value: number) => formatQuantity(value, hold.byVolume ? 'volume' : 'weight', formatting);
  const until = formatWhen(hold.untilAt, 'short', formatting);
  if ('ended' in hold && hold.ended)
    return t(unpaid ? 'orders.hold.ended.unpaid' : 'orders.hold.ended', { until });
  return t('orders.hold.until', {
    until,
    percent: hold.tolerancePercent,
    load: load(hold.load),
    most: load(hold.mostLoad),
  });
}

interface HoldNoteProps {
  readonly hold: PriceHoldTerms | PriceHold | undefined;
  readonly other: string;
  /** The order is paid before packing, and is not paid yet. */
  readonly unpaid?: boolean;
}

/** Says how long the price is held. It replaces the note that the packed weight decides the price. */
export function PriceHoldNote({ hold, other, unpaid = false }: HoldNoteProps) {
  const text = usePriceHoldText(hold, unpaid);
  return <Note>{text ?? other}</Note>;
}
