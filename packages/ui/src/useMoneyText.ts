import { formatMoney } from './format.ts';
import { useFormatting } from './UiProvider.tsx';

/** Writes amounts in the shop's currency, for use inside a text. Outside of texts, use `Money`. */
export function useMoneyText(): (minor: number) => string {
  const formatting = useFormatting();
  return (minor) => formatMoney(minor, formatting.currency, formatting);
}
