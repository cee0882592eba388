/** Grams and millimetres. */
export interface Measures {
  readonly weightG: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Below and above which a parcel cannot be: a slip of the hand or a scale that was not at zero. */
export const possibleMeasures = {
  minWeightG: 5,
  maxWeightG: 300_000,
  minSideMm: 1,
  maxSideMm: 4_000,
  maxVolumeMm3: 8_000_000_000,
} as const;

/** From where on a desk asks whether it is true. A shop that moves furniture sets them higher. */
export interface LikelyMeasures {
  readonly maxWeightG: number;
  readonly maxSideMm: number;
}

/** What a shop has that has not said otherwise: what one person lifts, and what fits through a door. */
export const usualMeasures: LikelyMeasures = { maxWeightG: 40_000, maxSideMm: 1_800 };

/** Goods between a cushion and a bar of lead, in grams per litre. */
const likelyDensity = { min: 4, max: 8_000 } as const;
const lightG = 30;

const measureDoubts = ['light', 'heavy', 'long', 'airy', 'dense'] as const;
export type MeasureDoubt = (typeof measureDoubts)[number];

const volumeMm3 = ({ lengthMm, widthMm, heightMm }: Measures): number => lengthMm * widthMm * heightMm;

/** How far two right measurements may differ: by this much, or by this share of the larger one. */
const usualDifference = { weightG: 100, sideMm: 20, share: 0.05 } as const;

/** Whether two measurements of one parcel differ by more than scales and hands do; how it lay does not matter. */
export function measuresDisagree(one: Measures, other: Measures): boolean {
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

/** Which entry is beyond the possible; undefined where none is. */
export function impossibleMeasure(
  measures: Measures,
): 'weightG' | 'lengthMm' | 'widthMm' | 'heightMm' | undefined {
  const { minWeightG, maxWeightG, minSideMm, maxSideMm, maxVolumeMm3 } = possibleMeasures;
  if (measures.weightG < minWeightG || measures.weightG > maxWeightG) return 'weightG';
  const sides = ['lengthMm', 'widthMm', 'heightMm'] as const;
  const side = sides.find((one) => measures[one] < minSideMm || measures[one] > maxSideMm);
  if (side) return side;
  return volumeMm3(measures) > maxVolumeMm3 ? 'lengthMm' : undefined;
}

/** What is possible and yet so unlikely that somebody should look twice. */
export function measureDoubtsOf(measures: Measures, likely: LikelyMeasures): MeasureDoubt[] {
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

/** How long the name of a scale may be. */
export const scaleNameMax = 40;
