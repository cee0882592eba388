import type { RateCardBody } from '@crossdock/contract/pricing/rateCard.ts';
import { kgSteps, whole } from '@crossdock/domain/pricing/laneSets/parts.ts';
import {
  bangkok,
  thaiAir,
  thaiInsurance,
  thaiLand,
  thaiPacking,
  thaiSea,
} from '@crossdock/domain/pricing/laneSets/thailand.ts';
import { noLimits } from '@crossdock/domain/pricing/limits.ts';
import { noCharges } from '@crossdock/domain/pricing/noCharges.ts';
import { usualCarriers } from '@crossdock/domain/pricing/usualCarriers.ts';
import { malaysiaTaxes, twoYears } from './cards.ts';
import type { DemoLanes } from './lane.ts';

function malaysia(card: RateCardBody): RateCardBody {
  return { ...card, areas: [], taxes: malaysiaTaxes, cashOnDelivery: null };
}

const malaySea: RateCardBody = malaysia({
  ...noCharges,
  weight: { ...kgSteps, divisorCm3PerKg: 6000, minimumG: 3000 },
  freight: {
    shape: 'firstTiers',
    firstWeightG: 3000,
    firstPriceMinor: whole(210),
    tiers: [
      { upToG: 20_000, stepG: 1000, stepPriceMinor: whole(48) },
      { upToG: null, stepG: 1000, stepPriceMinor: whole(40) },
    ],
    neverDearerThanNextTier: true,
  },
  limits: { ...noLimits, maxSideMm: 2000, maxPieceG: 50_000 },
  size: {
    overLength: [{ overMm: 1500, feeMinor: whole(740) }],
    overWeight: [{ overG: 30_000, feeMinor: whole(740) }],
    overVolume: [],
    combine: 'highest',
    capMinor: null,
  },
  packing: thaiPacking,
  insurance: thaiInsurance,
  delivery: { homeMinor: whole(60), pickupMinor: whole(40), per: 'shipment' },
});

const eastMalaysia = ['87', '88', '89', '90', '91', '93', '94', '95', '96', '97', '98'];
function toBorneo(card: RateCardBody): RateCardBody {
  const crossing = {
    name: 'Sabah, Sarawak, Labuan',
    zipPrefixes: eastMalaysia,
    per: 'kg' as const,
    feeMinor: whole(35),
  };
  return { ...card, areas: [crossing] };
}
const malayAir = malaysia({
  ...thaiAir,
  freight: {
    shape: 'firstGrades',
    firstWeightG: 500,
    firstPriceMinor: whole(230),
    grades: [
      { upToG: 10_000, stepG: 500, stepPriceMinor: whole(140) },
      { upToG: null, stepG: 500, stepPriceMinor: whole(125) },
    ],
  },
});

const kex = { name: 'Kerry Thailand', phone: '1217', url: 'https://th.kex-express.com' };
const jnt = { name: 'J&T Express Malaysia', phone: '1300-80-9000', url: 'https://www.jtexpress.my' };
const flash = { name: 'Flash Express', phone: '1436', url: 'https://www.flashexpress.co.th' };
/** Each lane's partner delivers to homes. Flash takes pieces that are too large for Kerry. */
const byKerry = [
  { code: 'KERRY', deliveryType: 2 },
  { code: 'KERRY-SHOP', deliveryType: 3 },
] as const;
const byFlash = [{ code: 'FLASH', deliveryType: 2 }] as const;
const malayCarriers = [
  { code: 'JNT-MY', deliveryType: 2 },
  { code: 'JNT-POINT', deliveryType: 3 },
] as const;

export const thailandLanes: DemoLanes = {
  currency: 'THB',
  warehouses: [
    {
      code: 'GZ',
      name: '广州仓',
      names: { zh: '广州仓', tw: '廣州倉', en: 'Guangzhou warehouse' },
      linkman: '{randomName}({memberId})',
      phone: '13570922018',
      address: '广东省广州市荔湾区东沙街道翠园路36号泰马集运中心2号门 {alias}',
      zip: '510388',
      freeStorageDays: 45,
      storage: {
        by: 'volume',
        unit: 10_000,
        dayRateMinor: 100,
        laterRates: [],
        capMinor: whole(500),
        abandonAfterDays: 180,
      },
    },
  ],
  carriers: [...usualCarriers.TH, ...usualCarriers.MY],
  channels: [
    {
      code: 'GZ-TH-LAND',
      zh: '泰国陆运',
      tw: '泰國陸運',
      en: 'Thailand by road',
      warehouse: 'GZ',
      country: 'TH',
      mode: 'land',
      goodsClasses: ['general', 'sensitive'],
      minDays: 5,
      maxDays: 8,
      codOffered: true,
      partner: kex,
      carriers: byKerry,
      zones: [
        { ...bangkok, cards: twoYears(thaiLand([62, 46, 36]), thaiLand([58, 43, 33])) },
        {
          name: 'ต่างจังหวัด Other provinces',
          zipPrefixes: [],
          cards: twoYears(thaiLand([68, 52, 42]), thaiLand([64, 49, 39])),
        },
      ],
    },
    {
      code: 'GZ-TH-SEA',
      zh: '泰国海运',
      tw: '泰國海運',
      en: 'Thailand by sea',
      warehouse: 'GZ',
      country: 'TH',
      mode: 'sea',
      goodsClasses: ['general', 'sensitive', 'special'],
      minDays: 12,
      maxDays: 18,
      codOffered: true,
      partner: flash,
      carriers: byFlash,
      zones: [{ name: 'ทั่วประเทศ Whole country', zipPrefixes: [], cards: twoYears(thaiSea, thaiSea) }],
    },
    {
      code: 'GZ-TH-AIR',
      zh: '泰国空运',
      tw: '泰國空運',
      en: 'Thailand by air',
      warehouse: 'GZ',
      country: 'TH',
      mode: 'air',
      goodsClasses: ['general'],
      minDays: 3,
      maxDays: 5,
      codOffered: true,
      partner: kex,
      carriers: byKerry,
      zones: [{ name: 'ทั่วประเทศ Whole country', zipPrefixes: [], cards: twoYears(thaiAir, thaiAir) }],
    },
    {
      code: 'GZ-MY-SEA',
      zh: '马来西亚海运',
      tw: '馬來西亞海運',
      en: 'Malaysia by sea',
      warehouse: 'GZ',
      country: 'MY',
      mode: 'sea',
      goodsClasses: ['general', 'sensitive', 'special'],
      minDays: 14,
      maxDays: 21,
      codOffered: false,
      partner: jnt,
      carriers: malayCarriers,
      zones: [
        { name: 'Peninsular Malaysia', zipPrefixes: [], cards: twoYears(malaySea, malaySea) },
        {
          name: 'Sabah & Sarawak',
          zipPrefixes: eastMalaysia,
          cards: twoYears(toBorneo(malaySea), toBorneo(malaySea)),
        },
      ],
    },
    {
      code: 'GZ-MY-AIR',
      zh: '马来西亚空运',
      tw: '馬來西亞空運',
      en: 'Malaysia by air',
      warehouse: 'GZ',
      country: 'MY',
      mode: 'air',
      goodsClasses: ['general'],
      minDays: 5,
      maxDays: 8,
      codOffered: false,
      partner: jnt,
      carriers: malayCarriers,
      zones: [{ name: 'Malaysia', zipPrefixes: [], cards: twoYears(malayAir, malayAir) }],
    },
  ],
};
