import { type PickupPointKind, shopPointKinds } from '../addresses/pointKinds.ts';
import { isRegion, type Region } from '../regions.ts';
import { carrierLimits, noLimits } from './limits.ts';

export interface UsualCarrier {
  readonly code: string;
  readonly name: string;
  readonly maxSideMm: number | null;
  readonly maxSideSumMm: number | null;
  readonly maxPieceG: number | null;
  /** The kinds of pickup point that the carrier serves. */
  readonly pointKinds: readonly PickupPointKind[];
  readonly phone: string;
  readonly trackingUrl: string;
}

interface Known extends Partial<typeof noLimits> {
  readonly pointKinds?: readonly PickupPointKind[];
}

function carrier(code: string, name: string, known: Known, phone = '', trackingUrl = ''): UsualCarrier {
  const { maxSideMm, maxSideSumMm, maxPieceG, pointKinds = [] } = { ...noLimits, ...known };
  return { code, name, maxSideMm, maxSideSumMm, maxPieceG, pointKinds, phone, trackingUrl };
}

/** Carriers with vans can deliver to all kinds of the shop's own pickup points. */
const toOwnPoints = { pointKinds: shopPointKinds };

/** The carriers of each region and their limits: the starting list of a new shop. */
export const usualCarriers = {
  TW: [
    carrier(
      'KERRY',
      'Kerry 嘉里大榮',
      { ...carrierLimits.kerry, ...toOwnPoints },
      '0800-365-365',
      'https://www.kerrytj.com/zh/search/search_track.aspx?no={number}',
    ),
    carrier(
      'PANTHER',
      '黑豹宅急便',
      { maxSideMm: 1000, maxSideSumMm: 1500, maxPieceG: 20_000 },
      '02-2788-0100',
    ),
    carrier(
      'SEVEN',
      '7-11 超商取貨',
      { ...carrierLimits.convenienceStore, pointKinds: ['convenienceStore'] },
      '0800-008-711',
    ),
    carrier(
      'HCT',
      '新竹物流',
      carrierLimits.hct,
      '02-2703-9999',
      'https://www.hct.com.tw/search/searchgoods_n.aspx?no={number}',
    ),
  ],
  TH: [
    carrier('KERRY', 'Kerry Express', carrierLimits.kerry, '1217'),
    carrier('FLASH', 'Flash Express', { maxSideMm: 1800, maxPieceG: 50_000 }, '1436'),
    carrier(
      'KERRY-SHOP',
      'Kerry Parcel Shop',
      { maxSideMm: 1000, maxSideSumMm: 1800, maxPieceG: 15_000, ...toOwnPoints },
      '1217',
    ),
  ],
  MY: [
    carrier('JNT-MY', 'J&T Express Malaysia', { maxSideMm: 1500, maxPieceG: 50_000 }, '1300-80-9000'),
    carrier(
      'JNT-POINT',
      'J&T Drop Point',
      { maxSideMm: 800, maxSideSumMm: 1600, maxPieceG: 20_000, ...toOwnPoints },
      '1300-80-9000',
    ),
  ],
  HK: [carrier('KERRY', 'Kerry Express Hong Kong', { ...carrierLimits.kerry, ...toOwnPoints })],
} as const satisfies Record<Region, readonly UsualCarrier[]>;

/**
 * The carriers of the region with this currency; empty for other currencies.
 * @example carriersFor('EUR') // → []
 */
export function carriersFor(currency: string): readonly UsualCarrier[] {
  const region = currency.slice(0, 2);
  return isRegion(region) ? usualCarriers[region] : [];
}
