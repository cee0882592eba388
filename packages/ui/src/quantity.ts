import { decimalText } from '@crossdock/domain/decimalText.ts';
import { formatMoney, formatWeight } from './format.ts';
import type { Formatting } from './UiProvider.tsx';

export type QuantityUnit = 'money' | 'weight' | 'length' | 'volume' | 'density' | 'rate' | 'count';

/** A whole number in the unit people read: minor units, grams, millimetres, cm³, kg per m³, basis points. */
export function formatQuantity(value: number, unit: QuantityUnit, formatting: Formatting): string {
  if (unit === 'money') return formatMoney(value, formatting.currency, formatting);
  if (unit === 'weight') return formatWeight(value, formatting);
  const number = (text: `${number}`, maximumFractionDigits: number) =>
    new Intl.NumberFormat(formatting.locale, { maximumFractionDigits }).format(text);
  switch (unit) {
    case 'length':
      return `${number(decimalText(value, 1), 1)} cm`;
    case 'volume':
      return value >= 10_000 ? `${number(decimalText(value, 6), 4)} m³` : `${number(`${value}`, 0)} cm³`;
    case 'density':
      return `${number(`${value}`, 0)} kg/m³`;
    case 'rate':
      return `${number(decimalText(value, 2), 2)}%`;
    default:
      return number(`${value}`, 0);
  }
}
