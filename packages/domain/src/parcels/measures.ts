/** Weight in grams and sides in millimetres. */
export interface Measures {
  readonly weightG: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Limits of a possible parcel. Values outside are typing errors, or a scale that was not at zero. */
export const measureBounds = {
  minWeightG: 5,
  maxWeightG: 300_000,
  minSideMm: 1,
  maxSideMm: 4_000,
  maxVolumeMm3: 8_000_000_000,
} as const;

/** Above these measures a desk asks for confirmation. A shop that ships furniture sets them higher. */
export interface MeasureLimits {
  readonly maxWeightG: number;
  readonly maxSideMm: number;
}

/** The usual limits: what one person can lift and what fits through a door. */
export const defaultMeasureLimits: MeasureLimits = { maxWeightG: 40_000, maxSideMm: 1_800 };

/** Densities between a cushion and a bar of lead, in grams per litre. */
const likelyDensity = { min: 4, max: 8_000 } as const;
const lightG = 30;

const measureDoubts = ['light', 'heavy', 'long', 'airy', 'dense'] as const;
export type MeasureDoubt = (typeof measureDoubts)[number];

const volumeMm3 = ({ lengthMm, widthMm, heightMm }: Measures): number => lengthMm * widthMm * heightMm;

/** How far two correct measurements may differ: by this much, or by this share of the larger one. */
const usualDifference = { weightG: 100, sideMm: 20, share: 0.05 } as const;

/**
 * Whether two measurements of a parcel differ by more than the usual inaccuracy. Orientation does not matter.
 * @example measuresDiffer({ weightG: 1000, lengthMm: 300, widthMm: 200, heightMm: 100 }, { weightG: 1000,
 * lengthMm: 100, widthMm: 200, heightMm: 300 }) // → false
 */
export function measuresDiffer(one: Measures, other: Measures): boolean {
  const apart = (a: number, b: number, usual: number) =>
    Math.abs(a - b) > Math.max(usual, Math.max(a, b) * usualDifference.share);
  const sides = ({ lengthMm, widthMm, heightMm }: Measures) =>
    [lengthMm, widthMm, heightMm].sort((a, b) => a - b);
  const others = sides(other);
  return (
    apart(one.weightG, other.weightG, usualDifference.weightG) ||
    sides(one).some((side, at) => apart(side, others[at] ?? 0, usualDifference.sideMm))
  );
}

/**
 * The first measure outside `measureBounds`, or the length if only the volume is outside. Undefined if all are possible.
 * @example impossibleMeasure({ weightG: 0, lengthMm: 100, widthMm: 100, heightMm: 100 }) // → 'weightG'
 */
export function impossibleMeasure(
  measures: Measures,
): 'weightG' | 'lengthMm' | 'widthMm' | 'heightMm' | undefined {
  const { minWeightG, maxWeightG, minSideMm, maxSideMm, maxVolumeMm3 } = measureBounds;
  if (measures.weightG < minWeightG || measures.weightG > maxWeightG) return 'weightG';
  const sides = ['lengthMm', 'widthMm', 'heightMm'] as const;
  const side = sides.find((one) => measures[one] < minSideMm || measures[one] > maxSideMm);
  if (side) return side;
  return volumeMm3(measures) > maxVolumeMm3 ? 'lengthMm' : undefined;
}

/**
 * Reasons to check measures that are possible but unlikely. A measure exactly at a limit is not unlikely. Never
 * refuses measures: see `impossibleMeasure`.
 * @example measureDoubtsOf({ weightG: 230_000, lengthMm: 300, widthMm: 200, heightMm: 100 }, defaultMeasureLimits) // →
 * ['heavy', 'dense']
 * @example measureDoubtsOf({ weightG: 40_000, lengthMm: 1800, widthMm: 400, heightMm: 400 }, defaultMeasureLimits) // → []
 */
export function measureDoubtsOf(measures: Measures, likely: MeasureLimits): MeasureDoubt[] {
  const litres = volumeMm3(measures) / 1_000_000;
  const density = measures.weightG / litres;
  const doubts: Readonly<Record<MeasureDoubt, boolean>> = {
    light: measures.weightG < lightG,
    heavy: measures.weightG > likely.maxWeightG,
    long: Math.max(measures.lengthMm, measures.widthMm, measures.heightMm) > likely.maxSideMm,
    airy: density < likelyDensity.min && litres > 1,
    dense: density > likelyDensity.max && measures.weightG > 1_000,
  };
  return measureDoubts.filter((doubt) => doubts[doubt]);
}

/** The greatest length of a scale's name. */
export const scaleNameMax = 40;
