import { type Limits, takesBox } from '../pricing/limits.ts';
import { type Carton, fitsAlone, packed, type Solid } from './packing.ts';

/** Cartons that warehouses use, in millimetres, the smallest first. */
const cartons: readonly Carton[] = [
  [200, 150, 100],
  [250, 200, 150],
  [300, 250, 200],
  [350, 250, 250],
  [400, 300, 250],
  [400, 300, 300],
  [450, 350, 300],
  [500, 400, 300],
  [500, 400, 400],
  [600, 400, 400],
  [600, 500, 400],
  [600, 500, 500],
  [700, 500, 500],
];

/** Heavier boxes are not lifted by one person. */
const liftedG = 25_000;

/** Share of a box that parcels fill where a firm has packed few orders, in basis points. */
export const usualFillBp = 6_500;
/** Fewer packed orders say nothing about how a firm packs. */
const enoughOrders = 20;

/** How full a firm's boxes are. More than 10,000: it takes goods out of their packaging. */
export interface Filling {
  readonly fillBp: number;
  readonly source: 'firm' | 'usual';
  readonly orders: number;
}

/**
 * How full a firm packs: the parcels' volume by the packages' volume, in the middle of its latest packed orders; what is usual where
 * there are few.
 * @example fillingOf({ fillBp: 8000, orders: 3 }) // → { fillBp: 6500, source: 'usual', orders: 3 }
 */
export function fillingOf({
  fillBp,
  orders,
}: {
  readonly fillBp: number | null;
  readonly orders: number;
}): Filling {
  if (fillBp === null || orders < enoughOrders) return { fillBp: usualFillBp, source: 'usual', orders };
  return { fillBp: Math.min(20_000, Math.max(2_000, Math.round(fillBp))), source: 'firm', orders };
}

/** How many boxes an order will probably be, and how large they are together. */
export interface BoxRange {
  readonly from: number;
  readonly to: number;
  readonly fromCm3: number;
  readonly toCm3: number;
}

export const noBoxes: BoxRange = { from: 0, to: 0, fromCm3: 0, toCm3: 0 };

/**
 * A range, not a promise: the boxes that a packing of the sides finds, and those that the firm would need as it usually packs. Never
 * fewer boxes than the weight needs, and none that breaks the limits, except for a parcel that fits no carton: it is a box of its own.
 * @example boxRange([], noLimits, { fillBp: 6500, source: 'usual', orders: 0 }).to // → 0
 */
export function boxRange(parcels: readonly Solid[], limits: Limits, { fillBp }: Filling): BoxRange {
  const maxG = Math.min(liftedG, limits.maxPieceG ?? liftedG);
  const allowed = cartons.filter((carton) => takesBox(limits, boxOf(carton)));
  const largest = allowed.at(-1);
  const measured = parcels.filter(({ lengthMm, widthMm, heightMm }) => lengthMm * widthMm * heightMm > 0);
  const fits = largest
    ? measured.filter((parcel) => parcel.weightG <= maxG && fitsAlone(parcel, largest))
    : [];
  const alone = parcels.length - fits.length;
  const aloneCm3 = cm3(parcels) - cm3(fits);
  if (!largest || fits.length === 0) return { from: alone, to: alone, fromCm3: aloneCm3, toCm3: aloneCm3 };
  const { filled } = packed(fits, largest, maxG);
  const packedCm3 = filled.reduce((sum, { placements, weightG }) => {
    const solids = placements.map(({ solid }) => solid);
    return sum + smallestFor(solids, allowed, Math.max(maxG, weightG));
  }, 0);
  const usualCm3 = Math.ceil((cm3(fits) * 10_000) / fillBp);
  const weightG = fits.reduce((sum, parcel) => sum + parcel.weightG, 0);
  const usual = Math.max(1, Math.ceil(usualCm3 / volumeCm3(largest)), Math.ceil(weightG / maxG));
  return {
    from: alone + Math.min(filled.length, usual),
    to: alone + Math.max(filled.length, usual),
    fromCm3: aloneCm3 + Math.min(packedCm3, usualCm3),
    toCm3: aloneCm3 + Math.max(packedCm3, usualCm3),
  };
}

/** The volume of the smallest carton that takes all of them. */
function smallestFor(solids: readonly Solid[], allowed: readonly Carton[], maxG: number): number {
  const needed = cm3(solids);
  const found = allowed.find((carton) => {
    if (volumeCm3(carton) < needed || !solids.every((solid) => fitsAlone(solid, carton))) return false;
    const { filled, outside } = packed(solids, carton, maxG);
    return filled.length === 1 && outside.length === 0;
  });
  return volumeCm3(found ?? allowed.at(-1) ?? [0, 0, 0]);
}

const volumeCm3 = ([x, y, z]: Carton): number => (x * y * z) / 1000;
const cm3 = (solids: readonly Solid[]): number =>
  Math.ceil(solids.reduce((sum, one) => sum + one.lengthMm * one.widthMm * one.heightMm, 0) / 1000);
const boxOf = ([lengthMm, widthMm, heightMm]: Carton) => ({ lengthMm, widthMm, heightMm, weightG: 0 });
