import type { GoodsType } from '../parcels/goods.ts';
import type { Box, Shipment } from './shipment.ts';

/** The limits of a channel, a carrier or a pickup point. `null` means no limit; the limit itself is still accepted. */
export interface Limits {
  readonly maxSideMm: number | null;
  /** Length + width + height. */
  readonly maxSideSumMm: number | null;
  /** Longest side + 2 × (the other two), as postal services measure. */
  readonly maxLengthGirthMm: number | null;
  readonly maxPieceG: number | null;
  readonly maxPieces: number | null;
  /** Real weight of the whole shipment. */
  readonly minShipmentG: number | null;
  readonly maxShipmentG: number | null;
  /** Goods types that may travel. */
  readonly goodsTypes: readonly GoodsType[] | null;
}

export const noLimits: Limits = {
  maxSideMm: null,
  maxSideSumMm: null,
  maxLengthGirthMm: null,
  maxPieceG: null,
  maxPieces: null,
  minShipmentG: null,
  maxShipmentG: null,
  goodsTypes: null,
};

/** The limits of last-mile carriers. Those of Kerry are from the specification, section 5. */
export const carrierLimits = {
  kerry: { ...noLimits, maxSideMm: 1200, maxPieceG: 19_500 },
  hct: { ...noLimits, maxSideMm: 1500, maxPieceG: 20_000 },
  /** Taiwan's convenience stores: side sum ≤ 105 cm, longest ≤ 45 cm, below 5 kg. */
  convenienceStore: { ...noLimits, maxSideSumMm: 1050, maxSideMm: 450, maxPieceG: 4999 },
} as const satisfies Record<string, Limits>;

/**
 * The limits of a chain's stores in a country. We know only those of Taiwan; other countries have no limits here.
 * @example convenienceStoreLimits('HK') === noLimits // → true
 */
export function convenienceStoreLimits(country: string): Limits {
  return country === 'TW' ? carrierLimits.convenienceStore : noLimits;
}

/**
 * Combines both limits: the stricter of each.
 * @example mergeLimits({ ...noLimits, maxPieceG: 5000 }, { ...noLimits, maxPieceG: 3000 }).maxPieceG // → 3000
 */
export function mergeLimits(a: Limits, b: Limits): Limits {
  return {
    maxSideMm: stricter(a.maxSideMm, b.maxSideMm, Math.min),
    maxSideSumMm: stricter(a.maxSideSumMm, b.maxSideSumMm, Math.min),
    maxLengthGirthMm: stricter(a.maxLengthGirthMm, b.maxLengthGirthMm, Math.min),
    maxPieceG: stricter(a.maxPieceG, b.maxPieceG, Math.min),
    maxPieces: stricter(a.maxPieces, b.maxPieces, Math.min),
    minShipmentG: stricter(a.minShipmentG, b.minShipmentG, Math.max),
    maxShipmentG: stricter(a.maxShipmentG, b.maxShipmentG, Math.min),
    goodsTypes: bothAccept(a.goodsTypes, b.goodsTypes),
  };
}

export const quoteRefusalReasons = [
  'limit.side',
  'limit.sideSum',
  'limit.lengthGirth',
  'limit.pieceWeight',
  'limit.pieces',
  'limit.shipmentMin',
  'limit.shipmentMax',
  'limit.goods',
  'price.noRate',
  'insurance.notOffered',
  'cashOnDelivery.notOffered',
  'cashOnDelivery.tooMuch',
  'coupon.withPoints',
  /** The channel has no zone for the destination, no valid card, or no carrier of the chosen delivery type. */
  'lane.noZone',
  'lane.noCard',
  'lane.noDelivery',
] as const;
export type QuoteRefusalReason = (typeof quoteRefusalReasons)[number];

/** Why a shipment cannot use this channel, with the numbers for the screen. `piece` counts from 1. */
export interface QuoteRefusal {
  readonly reason: QuoteRefusalReason;
  readonly numbers: Readonly<Record<string, number | string>>;
}

/**
 * Whether a box alone keeps the limits of a piece. Sides that are not measured yet break none.
 * @example takesBox({ ...noLimits, maxSideMm: 450 }, { lengthMm: 500, widthMm: 100, heightMm: 100, weightG: 900 }) // → false
 */
export function takesBox(limits: Limits, box: Box): boolean {
  return boxBreaches(box, 1, limits).length === 0;
}

/**
 * Every limit that `shipment` breaks; empty if it fits. A measure that equals its limit never breaks it. Sides that are
 * not measured yet break none.
 * @example brokenLimits(shipment([box(20_000), box(20_001)]), carrierLimits.hct) // → [{ reason: 'limit.pieceWeight',
 * numbers: { piece: 2, weightG: 20_001, maxPieceG: 20_000 } }]
 */
export function brokenLimits(shipment: Shipment, limits: Limits): QuoteRefusal[] {
  const perBox = shipment.boxes.flatMap((box, at) => boxBreaches(box, at + 1, limits));
  return [...perBox, ...wholeBreaches(shipment, limits)];
}

function boxBreaches(box: Box, piece: number, limits: Limits): QuoteRefusal[] {
  const sides = [box.lengthMm, box.widthMm, box.heightMm];
  const sideMm = Math.max(...sides);
  const sideSumMm = sides.reduce((a, b) => a + b, 0);
  const lengthGirthMm = 2 * sideSumMm - sideMm;
  return [
    over('limit.side', limits.maxSideMm, sideMm, { piece, sideMm, maxSideMm: limits.maxSideMm ?? 0 }),
    over('limit.sideSum', limits.maxSideSumMm, sideSumMm, {
      piece,
      sideSumMm,
      maxSideSumMm: limits.maxSideSumMm ?? 0,
    }),
    over('limit.lengthGirth', limits.maxLengthGirthMm, lengthGirthMm, {
      piece,
      lengthGirthMm,
      maxLengthGirthMm: limits.maxLengthGirthMm ?? 0,
    }),
    over('limit.pieceWeight', limits.maxPieceG, box.weightG, {
      piece,
      weightG: box.weightG,
      maxPieceG: limits.maxPieceG ?? 0,
    }),
  ].flat();
}

function wholeBreaches(shipment: Shipment, limits: Limits): QuoteRefusal[] {
  const pieces = shipment.boxes.length;
  const weightG = shipment.boxes.reduce((total, box) => total + box.weightG, 0);
  const found = [
    ...over('limit.pieces', limits.maxPieces, pieces, { pieces, maxPieces: limits.maxPieces ?? 0 }),
    ...over('limit.shipmentMax', limits.maxShipmentG, weightG, {
      weightG,
      maxShipmentG: limits.maxShipmentG ?? 0,
    }),
  ];
  if (limits.minShipmentG !== null && weightG < limits.minShipmentG) {
    found.push({ reason: 'limit.shipmentMin', numbers: { weightG, minShipmentG: limits.minShipmentG } });
  }
  for (const goodsType of shipment.goodsTypes) {
    if (limits.goodsTypes && !limits.goodsTypes.includes(goodsType)) {
      found.push({ reason: 'limit.goods', numbers: { goodsType } });
    }
  }
  return found;
}

function over(
  reason: QuoteRefusalReason,
  limit: number | null,
  actual: number,
  numbers: QuoteRefusal['numbers'],
): QuoteRefusal[] {
  return limit !== null && actual > limit ? [{ reason, numbers }] : [];
}

function stricter(a: number | null, b: number | null, pick: (a: number, b: number) => number): number | null {
  if (a === null) return b;
  return b === null ? a : pick(a, b);
}

function bothAccept(a: Limits['goodsTypes'], b: Limits['goodsTypes']): Limits['goodsTypes'] {
  if (a === null) return b;
  return b === null ? a : a.filter((type) => b.includes(type));
}
