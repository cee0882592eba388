import { formatMoney, formatNumber, formatWeight } from './format.ts';
import type { Formatting } from './UiProvider.tsx';

export type QuantityUnit = 'money' | 'weight' | 'length' | 'volume' | 'density' | 'rate' | 'count';

/**
 * Formats a whole number of minor units, grams, millimetres, cm³, kg per m³ or basis points in the unit that people
 * read, such as kg.
 */
export function formatQuantity(value: number, unit: QuantityUnit, formatting: Formatting): string {
  if (unit === 'money') return formatMoney(value, formatting.currency, formatting);
  if (unit === 'weight') return formatWeight(value, formatting);
  const number = (whole: number, digits = 0) => formatNumber(whole, formatting, digits);
  switch (unit) {
    case 'length':
      return `${number(value, 1)} cm`;
    case 'volume':
      return value >= 10_000 ? `${number(Math.round(value / 100), 4)} m³` : `${number(value)} cm³`;
    case 'density':
      return `${number(value)} kg/m³`;
    case 'rate':
      return `${number(value, 2)}%`;
    default:
      return number(value);
  }
}
