import { airCard, seaExpressCard } from '@crossdock/domain/pricing/laneSets/taiwan.ts';
import type { StorageTerms } from '@crossdock/domain/pricing/rateCard.ts';
import { usualCarriers } from '@crossdock/domain/pricing/usualCarriers.ts';
import type { DemoLanes } from './lane.ts';
import { seaBulk, specialGoods, taiwanZones } from './taiwanCards.ts';

const [seaMain, seaIslands] = taiwanZones(seaExpressCard(85, 38), seaExpressCard(80, 35), 15);
const kerryPartner = { name: '大榮嘉里台灣', phone: '0800-365-365', url: 'https://www.kerrytj.com' };
const panther = { name: '黑豹宅急便', phone: '02-2788-0100', url: '' };
/**
 * The lane's partner delivers to homes. All lanes can also use the convenience stores (SEVEN), which accept parcels
 * of any carrier.
 */
const byKerry = [
  { code: 'KERRY', deliveryType: 2 },
  { code: 'KERRY', deliveryType: 3 },
  { code: 'SEVEN', deliveryType: 3 },
] as const;
const byPanther = [
  { code: 'PANTHER', deliveryType: 2 },
  { code: 'SEVEN', deliveryType: 3 },
] as const;

/** One dollar a day for each started kilogram, and two from the second month on. */
const byWeight: StorageTerms = {
  by: 'weight',
  unit: 1000,
  dayRateMinor: 100,
  laterRates: [{ fromDay: 31, dayRateMinor: 200 }],
  capMinor: null,
  abandonAfterDays: 180,
};

export const taiwanLanes: DemoLanes = {
  currency: 'TWD',
  warehouses: [
    {
      code: 'GZ',
      name: '廣州倉',
      names: { zh: '广州仓', tw: '廣州倉', en: 'Guangzhou warehouse' },
      linkman: '{userName}-{memberId}',
      phone: '13822106688',
      address: '广东省广州市白云区石井街道石沙路218号集运园3栋1楼 {alias}室',
      zip: '510430',
      freeStorageDays: 30,
      storage: byWeight,
    },
    {
      code: 'YW',
      name: '義烏倉',
      names: { zh: '义乌仓', tw: '義烏倉', en: 'Yiwu warehouse' },
      linkman: '{userName}-{memberId}',
      phone: '15957926633',
      address: '浙江省金华市义乌市福田街道银海路399号物流港B区12号 {alias}室',
      zip: '322000',
      freeStorageDays: 21,
      storage: byWeight,
    },
  ],
  // HCT delivers the large sea freight by truck, which accepts larger pieces than its couriers.
  carriers: usualCarriers.TW.map((one) =>
    one.code === 'HCT' ? { ...one, maxSideMm: 3000, maxPieceG: 100_000 } : one,
  ),
  channels: [
    {
      code: 'GZ-TW-SEA',
      zh: '广州海快专线',
      tw: '廣州海快專線',
      en: 'Guangzhou sea express',
      warehouse: 'GZ',
      country: 'TW',
      mode: 'sea',
      goodsClasses: ['general', 'sensitive'],
      minDays: 7,
      maxDays: 12,
      codOffered: true,
      partner: kerryPartner,
      carriers: byKerry,
      zones: [
        {
          ...seaMain,
          cards: [
            ...seaMain.cards,
            {
              name: '春節前調整',
              state: 'draft',
              fromDaysAgo: -45,
              toDaysAgo: null,
              card: seaExpressCard(88, 39),
            },
          ],
        },
        seaIslands,
      ],
    },
    {
      code: 'GZ-TW-AIR',
      zh: '广州空运特快',
      tw: '廣州空運特快',
      en: 'Guangzhou air express',
      warehouse: 'GZ',
      country: 'TW',
      mode: 'air',
      goodsClasses: ['general'],
      minDays: 3,
      maxDays: 5,
      codOffered: true,
      partner: panther,
      carriers: byPanther,
      zones: taiwanZones(airCard(130, 95), airCard(120, 90), 25),
    },
    {
      code: 'GZ-TW-SPC',
      zh: '广州特货专线',
      tw: '廣州特貨專線',
      en: 'Guangzhou special goods',
      warehouse: 'GZ',
      country: 'TW',
      mode: 'sea',
      goodsClasses: ['sensitive', 'special'],
      minDays: 10,
      maxDays: 15,
      codOffered: false,
      partner: kerryPartner,
      carriers: byKerry,
      zones: taiwanZones(specialGoods, specialGoods, 18),
    },
    {
      code: 'YW-TW-SEA',
      zh: '义乌海快专线',
      tw: '義烏海快專線',
      en: 'Yiwu sea express',
      warehouse: 'YW',
      country: 'TW',
      mode: 'sea',
      goodsClasses: ['general', 'sensitive'],
      minDays: 8,
      maxDays: 13,
      codOffered: true,
      partner: kerryPartner,
      carriers: byKerry,
      zones: taiwanZones(seaExpressCard(82, 36), seaExpressCard(76, 33), 15),
    },
    {
      code: 'GZ-TW-BULK',
      zh: '广州海运大货',
      tw: '廣州海運大貨',
      en: 'Guangzhou sea, bulky goods',
      warehouse: 'GZ',
      country: 'TW',
      mode: 'sea',
      goodsClasses: ['general'],
      minDays: 15,
      maxDays: 25,
      codOffered: false,
      partner: { name: '新竹物流', phone: '02-2703-9999', url: 'https://www.hct.com.tw' },
      carriers: [{ code: 'HCT', deliveryType: 2 }],
      zones: taiwanZones(seaBulk, seaBulk, 20),
    },
  ],
};
