import {
  type LabelDpi,
  type LabelOutput,
  type LabelSize,
  labelDpis,
  labelOutputs,
  labelSizes,
} from '@crossdock/domain/labels/sizes.ts';
import { isOneOf, keysOf } from '@crossdock/domain/records.ts';
import { safeLocalStorage } from '@crossdock/web/storage.ts';

export const autoPrintMoments = ['off', 'received', 'shelved'] as const;

/** The settings for printing labels at this desk. */
export interface Station {
  readonly way: LabelOutput;
  readonly size: LabelSize;
  readonly dpi: LabelDpi;
  /** The moment at which a parcel's label is printed without a click. */
  readonly receiving: (typeof autoPrintMoments)[number];
  /** Whether the labels of boxes are printed without a click once an order is packed. */
  readonly packing: boolean;
}

const key = 'crossdock.console.labels';
const usual: Station = { way: 'browser', size: '100x150', dpi: 203, receiving: 'off', packing: false };

/** The settings stored in this browser; missing ones have their usual values. */
export function labelStation(): Station {
  const kept = read();
  const [way, size, dpi, receiving] = [kept.way, kept.size, kept.dpi, kept.receiving];
  return {
    way: isOneOf(labelOutputs, way) ? way : usual.way,
    size: isOneOf(keysOf(labelSizes), size) ? size : usual.size,
    dpi: labelDpis.find((one) => one === dpi) ?? usual.dpi,
    receiving: isOneOf(autoPrintMoments, receiving) ? receiving : usual.receiving,
    packing: kept.packing === true,
  };
}

export function storeLabelStation(station: Station): void {
  safeLocalStorage.set(key, JSON.stringify(station));
}

function read(): { readonly [Field in keyof Station]?: unknown } {
  try {
    return JSON.parse(safeLocalStorage.get(key) ?? '{}') ?? {};
  } catch {
    return {};
  }
}
