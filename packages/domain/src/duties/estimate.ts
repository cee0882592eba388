import { splitByWeights } from '../aftersales/limits.ts';
import { applyRate, currencyExponent, fractionRoundedHalfUp, type Minor, minor, sum } from '../money.ts';
import type { GoodsType } from '../parcels/goods.ts';
import type { CostLine } from '../pricing/costLine.ts';
import { isOneOf } from '../records.ts';
import { type DutyMode, type DutyTable, dutyCurrency, parityRateMillionths } from './table.ts';

/** The shipment that crosses the border. Amounts in minor units of the shop's currency. */
export interface DutyShipment {
  readonly mode: DutyMode;
  /** The declared value by goods type. */
  readonly goods: readonly { readonly goodsType: GoodsType; readonly valueMinor: number }[];
  readonly freightMinor: number;
  /** How many shipments the declarer has had in this half-year; null: not known, as for a guest. */
  readonly entriesBefore: number | null;
}

export const dutyKinds = ['duty', 'vat', 'lowValue'] as const;
export type DutyKind = (typeof dutyKinds)[number];

/** One amount of an estimate, in minor units of the country's currency. */
export interface DutyLine {
  readonly kind: DutyKind;
  /** The goods type that the duty applies to; null for a tax on the whole shipment. */
  readonly goodsType: GoodsType | null;
  readonly baseMinor: number;
  readonly rateBp: number;
  readonly amountMinor: Minor;
}

/** free: within the limit, nothing to pay; untaxed: the country charges nothing; due: something is to be paid. */
export const dutyOutcomes = ['free', 'untaxed', 'due'] as const;
export type DutyOutcome = (typeof dutyOutcomes)[number];

/** An estimate in minor units of the country's currency. */
export interface DutyEstimate {
  readonly outcome: DutyOutcome;
  readonly goodsMinor: Minor;
  readonly freightMinor: Minor;
  readonly lines: readonly DutyLine[];
  /** The sum of the lines. */
  readonly totalMinor: Minor;
  /** The total in the shop's currency. */
  readonly totalInShopMinor: Minor;
  /**
   * How many free shipments the declarer has left, including this one; null if they are not counted or not
   * known.
   */
  readonly freeLeft: number | null;
}

/**
 * The charge that customs are expected to make. The declared value is taken as it is. Converted amounts and
 * each line are rounded half up to a minor unit; freight is shared among the goods by value. Undefined if the
 * rate between the two currencies is not known. Never below 0, and never less than the sum of its lines.
 * @example estimateDuties({ mode: 'air', goods: [], freightMinor: 0, entriesBefore: 0 }, { country: 'MY',
 * rateMillionths: null }, 'TWD') // → undefined
 */
export function estimateDuties(
  shipment: DutyShipment,
  table: DutyTable,
  shopCurrency: string,
): DutyEstimate | undefined {
  const currency = dutyCurrency(table.country, shopCurrency);
  const rate = currency === shopCurrency ? parityRateMillionths : table.rateMillionths;
  if (rate === null) return undefined;
  const inCountry = (amountMinor: number) => converted(amountMinor, rate, shopCurrency, currency);
  const goods = together(shipment.goods).map(({ goodsType, valueMinor }) => ({
    goodsType,
    valueMinor: inCountry(valueMinor),
  }));
  const goodsMinor = sum(goods.map(({ valueMinor }) => valueMinor));
  const freightMinor = inCountry(shipment.freightMinor);
  const freightIn = table.base === 'goodsAndFreight' ? freightMinor : minor(0);
  const baseMinor = sum([goodsMinor, freightIn]);
  const { freeEntries, lowValueBp, vatBp } = table;
  const isFree =
    table.freeUpToMinor > 0 &&
    baseMinor <= table.freeUpToMinor &&
    table.freeModes.includes(shipment.mode) &&
    (freeEntries === null || (shipment.entriesBefore ?? 0) < freeEntries);
  const duties = isFree ? [] : dutyLines(goods, freightIn, table);
  const dutyMinor = sum(duties.map(({ amountMinor }) => amountMinor));
  const lines = [
    ...duties,
    isFree
      ? lineOf('lowValue', null, goodsMinor, lowValueBp)
      : lineOf('vat', null, baseMinor + dutyMinor, vatBp),
  ].filter(({ amountMinor }) => amountMinor > 0);
  const totalMinor = sum(lines.map(({ amountMinor }) => amountMinor));
  const charges =
    vatBp + table.dutyBp + lowValueBp + table.goodsRates.reduce((all, one) => all + one.dutyBp, 0);
  return {
    outcome: charges === 0 ? 'untaxed' : totalMinor > 0 ? 'due' : 'free',
    goodsMinor,
    freightMinor,
    lines,
    totalMinor,
    totalInShopMinor: convertedBack(totalMinor, rate, shopCurrency, currency),
    freeLeft:
      freeEntries === null || shipment.entriesBefore === null
        ? null
        : Math.max(0, freeEntries - shipment.entriesBefore),
  };
}

/**
 * An amount of the country's currency in the shop's; undefined if the rate is not known.
 * @example toShopCurrency(140, { country: 'MY', rateMillionths: 140_000 }, 'TWD') // → 1000
 */
export function toShopCurrency(
  amountMinor: number,
  { country, rateMillionths }: Pick<DutyTable, 'country' | 'rateMillionths'>,
  shopCurrency: string,
): Minor | undefined {
  const currency = dutyCurrency(country, shopCurrency);
  const rate = currency === shopCurrency ? parityRateMillionths : rateMillionths;
  return rate === null ? undefined : convertedBack(amountMinor, rate, shopCurrency, currency);
}

function dutyLines(
  goods: readonly { readonly goodsType: GoodsType; readonly valueMinor: number }[],
  freightMinor: number,
  { dutyBp, goodsRates }: DutyTable,
): DutyLine[] {
  const shares = splitByWeights(
    freightMinor,
    goods.map(({ valueMinor }) => valueMinor),
  );
  return goods.map(({ goodsType, valueMinor }, at) => {
    const own = goodsRates.find((one) => one.goodsType === goodsType);
    return lineOf('duty', goodsType, valueMinor + (shares[at] ?? 0), own?.dutyBp ?? dutyBp);
  });
}

function lineOf(kind: DutyKind, goodsType: GoodsType | null, baseMinor: number, rateBp: number): DutyLine {
  return { kind, goodsType, baseMinor, rateBp, amountMinor: applyRate(minor(baseMinor), rateBp, 'halfUp') };
}

/** Adds up goods of the same type, in the order in which the types first appear. */
function together(goods: DutyShipment['goods']) {
  const values = new Map<GoodsType, number>();
  for (const { goodsType, valueMinor } of goods)
    values.set(goodsType, (values.get(goodsType) ?? 0) + valueMinor);
  return [...values].map(([goodsType, valueMinor]) => ({ goodsType, valueMinor }));
}

function converted(amountMinor: number, rateMillionths: number, from: string, to: string): Minor {
  const [numerator, denominator] = scales(from, to);
  return fractionRoundedHalfUp(
    minor(amountMinor),
    rateMillionths * numerator,
    parityRateMillionths * denominator,
  );
}

function convertedBack(amountMinor: number, rateMillionths: number, from: string, to: string): Minor {
  const [numerator, denominator] = scales(from, to);
  return fractionRoundedHalfUp(
    minor(amountMinor),
    parityRateMillionths * denominator,
    rateMillionths * numerator,
  );
}

/** How many minor units make one whole unit of `to`, and of `from`. */
function scales(from: string, to: string): [number, number] {
  return [10 ** currencyExponent(to), 10 ** currencyExponent(from)];
}

const freightKinds = ['freight', 'overLength', 'overWeight', 'overVolume', 'goodsType', 'insurance'] as const;
const taxKinds = ['tax', 'consumptionTax'] as const;

/**
 * The part of a price that customs count as freight: transport with its surcharges, and insurance.
 * @example dutiableFreight([]) // → 0
 */
export function dutiableFreight(lines: readonly Pick<CostLine, 'kind' | 'amountMinor'>[]): Minor {
  return sum(lines.filter(({ kind }) => isOneOf(freightKinds, kind)).map(({ amountMinor }) => amountMinor));
}

/**
 * The tax that a price already contains, because the channel charges it.
 * @example taxIncludedInPrice([]) // → 0
 */
export function taxIncludedInPrice(lines: readonly Pick<CostLine, 'kind' | 'amountMinor'>[]): Minor {
  return sum(lines.filter(({ kind }) => isOneOf(taxKinds, kind)).map(({ amountMinor }) => amountMinor));
}
