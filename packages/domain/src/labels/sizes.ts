/** The kinds of labels. `box` prints labels for all boxes of an order, `package` for one of them. */
export const labelKinds = [
  'parcel',
  'shelf',
  'order',
  'box',
  'package',
  'pickList',
  'tote',
  'member',
] as const;
export type LabelKind = (typeof labelKinds)[number];

/** How the browser delivers labels: by its own printing, as a file, or through the local service of a Zebra printer. */
export const labelOutputs = ['browser', 'pdf', 'zpl', 'tspl', 'zebra'] as const;
export type LabelOutput = (typeof labelOutputs)[number];

/** The sizes of rolls, by name. */
export const labelSizes = {
  '100x150': { widthMm: 100, heightMm: 150 },
  '76x130': { widthMm: 76, heightMm: 130 },
  '60x40': { widthMm: 60, heightMm: 40 },
  '50x30': { widthMm: 50, heightMm: 30 },
} as const;
export type LabelSize = keyof typeof labelSizes;

/** Dots per inch of label printers. */
export const labelDpis = [203, 300] as const;
export type LabelDpi = (typeof labelDpis)[number];

const dotsPerMm = { 203: 8, 300: 300 / 25.4 } as const;

/**
 * Dots for a length. Printers of 203 dpi have 8 dots a millimetre. Never negative.
 * @example mmToDots(100, 203) // → 800
 */
export const mmToDots = (mm: number, dpi: LabelDpi): number => Math.round(mm * dotsPerMm[dpi]);
