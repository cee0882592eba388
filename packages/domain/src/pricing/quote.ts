import { type Minor, minor, sum } from '../money.ts';
import type { PriceChange } from '../orders/priceChanges.ts';
import { type CostLine, withoutZeroLines } from './costLine.ts';
import { type Deduction, noDeduction, withDeductions } from './deductions.ts';
import { freightLines } from './freight.ts';
import { type HeldPrice, heldPriceCosts, measuredLoad, type PriceHoldOutcome } from './hold.ts';
import { brokenLimits, type Limits, mergeLimits, noLimits, type QuoteRefusal } from './limits.ts';
import type { RateCard, StorageRule } from './rateCard.ts';
import type { Shipment } from './shipment.ts';
import { storageLines } from './storage.ts';
import { areaLines, deliveryLine, goodsLines, packingLine, sizeLines } from './surcharges.ts';
import { insuranceLine, taxLines } from './valueFees.ts';
import { type BillingWeight, billedCm3, billingWeight } from './weight.ts';

/** A cost that the shop paid for the member, with the note of the clerk who entered it. */
export interface Advance {
  readonly amountMinor: number;
  readonly reason: string;
}

/** A service on the parcels or the order that this bill charges. */
export interface ServiceCharge {
  /** The shop's name for the service. */
  readonly names: { readonly zh: string; readonly tw: string; readonly en: string };
  readonly quantity: number;
  /** How many of the units are free. */
  readonly freeQuantity: number;
  readonly priceMinor: number;
  readonly amountMinor: number;
  /** The courier number of the parcel; empty if the service is for the whole order. */
  readonly parcel: string;
}

/** The member's choices and the facts of the moment. Spread `plainQuoteOptions` and add what differs. */
export interface QuoteOptions extends Deduction {
  /** The moment of the quote, ISO 8601 UTC: storage days and dated taxes count from it. */
  readonly at: string;
  /** The carrier's or pickup point's limits, on top of the card's. */
  readonly limits: Limits;
  /** The warehouse's storage rule, used if the card has none. */
  readonly storageRule: StorageRule | null;
  readonly delivery: 'home' | 'pickup';
  /** 0 means not insured. */
  readonly insuredMinor: number;
  readonly taxIncluded: boolean;
  /** How many customs entries the importer already has in this calendar half-year. */
  readonly entriesBefore: number;
  readonly cashOnDelivery: boolean;
  /** The payment method's percentage in basis points. */
  readonly paymentRateBp: number;
  /** The smallest coin that people pay with, in minor units. Lines are rounded up to it and deductions down. */
  readonly coinMinor: number;
  /** Costs that the shop paid for the member, e.g. freight collected by a courier: one line each. */
  readonly advances: readonly Advance[];
  /** Services that are not paid at once: one line each. */
  readonly services: readonly ServiceCharge[];
  /** Surcharges and discounts by staff: one line each. Discounts never take off more than the costs. */
  readonly priceChanges: readonly PriceChange[];
  /** The price that the order holds; null if none. */
  readonly held: HeldPrice | null;
}

export const plainQuoteOptions: Omit<QuoteOptions, 'at'> = {
  limits: noLimits,
  storageRule: null,
  delivery: 'home',
  insuredMinor: 0,
  taxIncluded: false,
  entriesBefore: 0,
  cashOnDelivery: false,
  paymentRateBp: 0,
  coinMinor: 1,
  ...noDeduction,
  advances: [],
  services: [],
  priceChanges: [],
  held: null,
};

/** A price and how it was computed. With `refusals` it is not an offer: the shipment cannot be sent this way. */
export interface Quote {
  readonly lines: readonly CostLine[];
  /** The sum of the lines; never below 0. */
  readonly totalMinor: Minor;
  readonly billingWeightG: number;
  readonly realWeightG: number;
  readonly volumeWeightG: number;
  readonly refusals: readonly QuoteRefusal[];
  /** The result for the held price; undefined if the order holds none. */
  readonly held?: PriceHoldOutcome | undefined;
}

/**
 * The pricing engine: trial, preview, order and bill all call it. Throws a RangeError for a shipment without boxes or
 * amounts that are not integers; the callers' schemas prevent both. Never looks at the clock, never changes its
 * arguments, and never leaves out a refusal: a price with refusals is no offer.
 * @example quote(shipment([box(2300)]), taiwanSeaExpress, options()).lines.map(({ kind, amountMinor }) => [kind,
 * amountMinor]) // → [['freight', 15_000], ['packing', 2500], ['delivery', 10_000]]
 * @example quote(shipment([box(2300)]), plainCard, options({ couponMinor: 50_000 })).totalMinor // → 0
 * @example quote(shipment([]), plainCard, options()) // throws
 */
export function quote(shipment: Shipment, card: RateCard, options: QuoteOptions): Quote {
  if (shipment.boxes.length === 0) throw new RangeError('a shipment has at least one box');
  const weight = billingWeight(shipment.boxes, card.weight);
  const refusals = [
    ...brokenLimits(shipment, mergeLimits(card.limits, options.limits)),
    ...optionRefusals(card, options),
  ];
  const freight = freightOf(shipment, card, weight);
  if (!freight) {
    const { billingWeightG } = weight;
    return quoteOf([], weight, [...refusals, { reason: 'price.noRate', numbers: { billingWeightG } }]);
  }
  const priced = withoutZeroLines([
    ...freight,
    ...transportLines(shipment, card, options, weight.billingWeightG),
    ...valueLines(shipment, card, options, total(freight)),
  ]);
  const { held } = options;
  const stood = held
    ? heldPriceCosts(priced, measuredLoad(shipment.boxes, card), held, card.size)
    : undefined;
  const costs = stood?.lines ?? priced;
  const collected = options.cashOnDelivery ? card.cashOnDelivery : null;
  const { paymentRateBp, coinMinor, priceChanges } = options;
  const changed = [...costs, ...priceChangeLines(total(costs), priceChanges)];
  const lines = withDeductions(changed, options, { collected, paymentRateBp, coinMinor });
  const answer = quoteOf(lines, weight, [...refusals, ...collectRefusals(total(lines), card, options)]);
  return stood ? { ...answer, held: stood.outcome } : answer;
}

function quoteOf(
  lines: readonly CostLine[],
  weight: BillingWeight,
  refusals: readonly QuoteRefusal[],
): Quote {
  const { billingWeightG, realWeightG, volumeWeightG } = weight;
  return { lines, totalMinor: total(lines), billingWeightG, realWeightG, volumeWeightG, refusals };
}

/** Freight of the whole shipment, or of each box (numbered in the reason) if the card prices boxes separately. */
function freightOf(shipment: Shipment, card: RateCard, weight: BillingWeight): CostLine[] | undefined {
  if (card.weight.severalBoxes !== 'sumOfPrices') {
    const wholeCm3 = shipment.boxes.reduce((cm3, box) => cm3 + billedCm3(box, card.weight), 0);
    const { billingWeightG, realWeightG } = weight;
    return freightLines({ billingWeightG, realWeightG, volumeCm3: wholeCm3 }, card.freight);
  }
  const lines: CostLine[] = [];
  for (const [at, box] of shipment.boxes.entries()) {
    const billingWeightG = weight.perBoxG[at] ?? 0;
    const load = { billingWeightG, realWeightG: box.weightG, volumeCm3: billedCm3(box, card.weight) };
    const ofBox = freightLines(load, card.freight);
    if (!ofBox) return undefined;
    lines.push(...ofBox.map((line) => withPiece(line, at + 1)));
  }
  return lines;
}

function withPiece(line: CostLine, piece: number): CostLine {
  return { ...line, reason: { ...line.reason, numbers: { piece, ...line.reason.numbers } } };
}

function transportLines(
  shipment: Shipment,
  card: RateCard,
  options: QuoteOptions,
  billingWeightG: number,
): CostLine[] {
  const storageRule = card.storage ?? options.storageRule;
  return [
    ...sizeLines(shipment.boxes, card.size),
    ...goodsLines(shipment, card, billingWeightG),
    ...areaLines(shipment, card, billingWeightG),
    packingLine(shipment, card),
    deliveryLine(shipment, card, billingWeightG, options.delivery),
    ...(storageRule ? storageLines(shipment.stored, storageRule, options.at) : []),
  ];
}

function valueLines(
  shipment: Shipment,
  card: RateCard,
  options: QuoteOptions,
  freightMinor: Minor,
): CostLine[] {
  const { entriesBefore, taxIncluded, at, insuredMinor, advances, services } = options;
  const insured = insuredMinor > 0 && card.insurance ? [insuranceLine(insuredMinor, card.insurance)] : [];
  const taxed = { declaredMinor: shipment.declaredMinor, freightMinor, entriesBefore, taxIncluded, at };
  return [
    ...insured,
    ...taxLines(taxed, card.taxes),
    ...services.map(serviceLine),
    ...advances.map(advanceLine),
  ];
}

function serviceLine({
  names,
  parcel,
  quantity,
  freeQuantity,
  priceMinor,
  amountMinor,
}: ServiceCharge): CostLine {
  const numbers = {
    nameZh: names.zh,
    nameTw: names.tw,
    nameEn: names.en,
    quantity,
    freeQuantity,
    priceMinor,
  };
  return {
    kind: 'service',
    amountMinor: minor(amountMinor),
    estimate: false,
    reason: { rule: 'service.units', numbers: parcel === '' ? numbers : { ...numbers, parcel } },
  };
}

function advanceLine({ amountMinor, reason }: Advance): CostLine {
  return {
    kind: 'advance',
    amountMinor: minor(amountMinor),
    estimate: false,
    reason: { rule: 'advance.paid', numbers: { advanceMinor: amountMinor, reason } },
  };
}

/** Surcharges come first, then discounts, which together take no more than all costs. */
function priceChangeLines(costMinor: Minor, changes: readonly PriceChange[]): CostLine[] {
  const surcharges = changes.filter(({ kind }) => kind === 'surcharge');
  const lines = surcharges.map((one) => priceChangeLine(one, one.amountMinor));
  let leftMinor = costMinor + total(lines);
  for (const one of changes.filter(({ kind }) => kind === 'discount')) {
    const usedMinor = Math.min(one.amountMinor, leftMinor);
    leftMinor -= usedMinor;
    lines.push(priceChangeLine(one, 0 - usedMinor));
  }
  return withoutZeroLines(lines);
}

function priceChangeLine({ kind, reason, note, amountMinor }: PriceChange, lineMinor: number): CostLine {
  return {
    kind,
    amountMinor: minor(lineMinor),
    estimate: false,
    reason: { rule: `price.${kind}`, numbers: { why: reason, note, changeMinor: amountMinor } },
  };
}

function optionRefusals(card: RateCard, options: QuoteOptions): QuoteRefusal[] {
  const refusals: QuoteRefusal[] = [];
  const { couponMinor, pointsMinor, insuredMinor } = options;
  if (insuredMinor > 0 && !card.insurance) {
    refusals.push({ reason: 'insurance.notOffered', numbers: { insuredMinor } });
  }
  if (options.cashOnDelivery && !card.cashOnDelivery) {
    refusals.push({ reason: 'cashOnDelivery.notOffered', numbers: {} });
  }
  // A coupon and points exclude each other (specification, section 5, Payment).
  if (couponMinor > 0 && pointsMinor > 0) {
    refusals.push({ reason: 'coupon.withPoints', numbers: { couponMinor, pointsMinor } });
  }
  return refusals;
}

function collectRefusals(collectMinor: Minor, card: RateCard, options: QuoteOptions): QuoteRefusal[] {
  const maxCollectMinor = card.cashOnDelivery?.maxCollectMinor ?? null;
  if (!options.cashOnDelivery || maxCollectMinor === null || collectMinor <= maxCollectMinor) return [];
  return [{ reason: 'cashOnDelivery.tooMuch', numbers: { collectMinor, maxCollectMinor } }];
}

function total(lines: readonly CostLine[]): Minor {
  return sum(lines.map((line) => line.amountMinor));
}
