import type { Output, Request } from '@crossdock/contract/table.ts';
import { type GoodsType, isGoodsType } from '@crossdock/domain/parcels/goods.ts';
import { priceLane, rankOffers } from '@crossdock/domain/pricing/lane.ts';
import type { Quote } from '@crossdock/domain/pricing/quote.ts';
import { typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { parseFixedPoint } from '@crossdock/ui/format.ts';
import type { TextKey } from '../shell/i18n.ts';

export type TrialOffer = Output<'sumFree'>['offers'][number];
export type TrialRequest = Request<'sumFree'>;

/** One box as typed: kg and cm. */
export interface TypedBox {
  readonly weight: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
}

/** The form as typed. */
export interface TrialValues {
  readonly country: string;
  readonly zip: string;
  readonly goodsType: string;
  readonly deliveryType: 2 | 3;
  /** The declared value as typed, in major units. The goods are insured for it if `insured` is true. */
  readonly declared: string;
  /** The shop's currency, in which `declared` is written. */
  readonly currency: string;
  readonly insured: boolean;
  readonly boxes: readonly TypedBox[];
}

export const emptyBox: TypedBox = { weight: '', length: '', width: '', height: '' };
export const maxBoxes = 10;
/** The problem of a weight that is not typed yet, which is not shown as an error. */
export const missingWeight = 'pricing.trial.weight.missing' satisfies TextKey;
/** Above what any scale or carrier handles: 1,000 kg, 20 m. */
const maxWeightG = 1_000_000;
const maxSideMm = 20_000;

/** Errors by field: `zip`, `declared`, `boxes.0.weight`. */
export type TrialProblems = Readonly<Record<string, TextKey>>;

export function findTrialProblems(trial: TrialValues): TrialProblems {
  const found: Record<string, TextKey> = {};
  if (!/^(\d{3,6})?$/.test(trial.zip.trim())) found.zip = 'pricing.trial.zip.wrong';
  if (!((typedAmount(trial.declared, trial.currency) ?? 0) >= 0))
    found.declared = 'pricing.trial.number.wrong';
  for (const [at, box] of trial.boxes.entries()) {
    const weightG = parseFixedPoint(box.weight, 3);
    if (box.weight === '') found[`boxes.${at}.weight`] = missingWeight;
    else if (weightG === null || weightG <= 0 || weightG > maxWeightG)
      found[`boxes.${at}.weight`] = 'pricing.trial.weight.wrong';
    for (const side of ['length', 'width', 'height'] as const) {
      const mm = parseFixedPoint(box[side], 1);
      if (box[side] !== '' && (mm === null || mm < 0 || mm > maxSideMm))
        found[`boxes.${at}.${side}`] = 'pricing.trial.side.wrong';
    }
  }
  return found;
}

/** Whether a typed value cannot be priced. An empty weight is only missing and not an error. */
export function hasInvalidValue(problems: TrialProblems): boolean {
  return Object.values(problems).some((problem) => problem !== missingWeight);
}

/** The request for a trial without errors. An empty side counts as 0, so the price depends on the weight only. */
export function requestOf(trial: TrialValues): TrialRequest | undefined {
  if (!isGoodsType(trial.goodsType) || trial.country === '') return undefined;
  if (Object.keys(findTrialProblems(trial)).length > 0) return undefined;
  const declaredMinor = typedAmount(trial.declared, trial.currency) ?? 0;
  return {
    country: trial.country,
    zip: trial.zip.trim(),
    goodsType: trial.goodsType,
    deliveryType: trial.deliveryType,
    declaredMinor,
    insuredMinor: trial.insured ? declaredMinor : 0,
    boxes: trial.boxes.map((box) =>
      [
        parseFixedPoint(box.weight, 3) ?? 0,
        ...[box.length, box.width, box.height].map((side) =>
          side === '' ? 0 : (parseFixedPoint(side, 1) ?? 0),
        ),
      ].join('x'),
    ),
  };
}

/**
 * Computes the prices of these offers for another shipment to the same place, in the browser, until the server
 * answers.
 */
export function repriceOffers(
  offers: readonly TrialOffer[],
  request: TrialRequest,
  { at, coinMinor }: { at: string; coinMinor: number },
): TrialOffer[] {
  const boxes = [request.boxes].flat().map((text) => {
    const [weightG = 0, lengthMm = 0, widthMm = 0, heightMm = 0] = text.split('x').map(Number);
    return { weightG, lengthMm, widthMm, heightMm };
  });
  const shipment = {
    boxes,
    parcelCount: boxes.length,
    goodsTypes: [request.goodsType as GoodsType],
    declaredMinor: Number(request.declaredMinor ?? 0),
    destination: { country: request.country, zip: request.zip ?? '' },
    stored: [],
  };
  const choice = {
    at,
    coinMinor,
    deliveryType: Number(request.deliveryType) === 3 ? (3 as const) : (2 as const),
    insuredMinor: Number(request.insuredMinor ?? 0),
  };
  const priced = offers.map((offer) => {
    if (!offer.lane) return { offer, quote: undefined, minDays: offer.minDays, maxDays: offer.maxDays };
    const { quote } = priceLane(offer.lane, shipment, choice);
    return { offer, quote, minDays: offer.minDays, maxDays: offer.maxDays };
  });
  return rankOffers(priced).map(({ offer, quote, cheapest, fastest }) => {
    if (!quote) return { ...offer, cheapest, fastest };
    const answer = answerOf(quote);
    const possible = quote.refusals.length === 0;
    return { ...offer, cheapest, fastest, possible, quote: answer, refusals: answer.refusals };
  });
}

/** Converts the engine's quote to the form in which the server answers it. */
function answerOf(quote: Quote): NonNullable<TrialOffer['quote']> {
  return {
    ...quote,
    lines: quote.lines.map((line) => ({
      ...line,
      reason: { rule: line.reason.rule, numbers: { ...line.reason.numbers } },
    })),
    refusals: quote.refusals.map(({ reason, numbers }) => ({ reason, numbers: { ...numbers } })),
  };
}
