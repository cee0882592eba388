import { formatMoney } from './format.ts';
import { useFormatting } from './UiProvider.tsx';

/** Returns a function that writes an amount in the shop's currency, for sentences. Elsewhere use `Money`. */
export function useMoneyText(): (minor: number) => string {
  const formatting = useFormatting();
  return (minor) => formatMoney(minor, formatting.currency, formatting);
}
