import type { Theme } from '@crossdock/contract/shops/calls.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { smallestCoin } from '@crossdock/domain/shops/currencies.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import type { demoCodes } from './demoAccounts.ts';
import type { DemoLanes } from './lanes/lane.ts';
import { demoLanes } from './lanes/lanes.ts';
import type { LifeOptions } from './life.ts';
import type { DemoRegion } from './names.ts';

export interface DemoShop {
  readonly code: (typeof demoCodes)[number];
  readonly name: string;
  readonly hosts: readonly string[];
  readonly theme: Theme;
  readonly currency: string;
  readonly timeZone: string;
  readonly lang: Lang;
  readonly members: number;
  readonly regions: readonly (readonly [DemoRegion, number])[];
  readonly minorPerYuan: number;
  readonly lanes: DemoLanes;
  readonly banks: readonly { readonly bank: string; readonly holder: string; readonly number: string }[];
  readonly settings: Partial<ShopSettings>;
  readonly transitDays: LifeOptions['transitDays'];
}

const promotion = { active: true, rateBp: 500, shareRewardMinor: 2_000, shareRewardPoints: 10 } as const;

export const demoShops: readonly DemoShop[] = [
  {
    code: 'formosa',
    name: '寶島集運',
    hosts: ['localhost', 'formosa.localhost'],
    theme: 'default',
    currency: 'TWD',
    timeZone: 'Asia/Taipei',
    lang: 'tw',
    members: 130,
    regions: [['TW', 1]],
    minorPerYuan: 440,
    lanes: demoLanes.taiwan,
    banks: [
      { bank: '玉山銀行（808）', holder: '寶島集運有限公司', number: '0886-940-000123' },
      { bank: '中國信託（822）', holder: '寶島集運有限公司', number: '9015-4000-7788' },
    ],
    settings: {
      coinMinor: smallestCoin('TWD'),
      rechargeMinMinor: 50_000,
      freePhotos: 1,
      rechargeMaxMinor: 5_000_000,
      promotion,
      receipts: {
        offered: true,
        sellerName: '寶島集運股份有限公司',
        sellerAddress: '臺北市大安區和平東路二段 100 號',
        taxNumber: '12345675',
        footer: '示範店鋪的收據',
      },
      contact: {
        phone: '02-2345-6780',
        line: '@formosa-demo',
        whatsapp: '',
        email: 'service@formosa.example',
        address: '臺北市大安區和平東路二段 100 號',
        hours: '週一至週五 09:00–18:00',
      },
    },
    transitDays: { usual: [7, 13], fast: [3, 5] },
  },
  {
    code: 'siam',
    name: 'Siam Cargo 暹羅集運',
    hosts: ['siam.localhost'],
    theme: 'pinkLightGreen',
    currency: 'THB',
    timeZone: 'Asia/Bangkok',
    lang: 'zh',
    members: 70,
    regions: [
      ['TH', 3],
      ['MY', 2],
    ],
    minorPerYuan: 490,
    lanes: demoLanes.thailand,
    banks: [{ bank: 'Kasikornbank', holder: 'Siam Cargo Co., Ltd.', number: '012-3-45678-9' }],
    settings: {
      rechargeMinMinor: 50_000,
      rechargeMaxMinor: 5_000_000,
      mergeBy: 'class',
      storageFrom: 'told',
      payBeforePacking: true,
      priceHold: { days: 7, tolerancePercent: 5, answerDays: 7 },
      promotion,
      receipts: {
        offered: true,
        sellerName: 'บริษัท สยามคาร์โก้ จำกัด (Siam Cargo)',
        sellerAddress: '99 ถนนสุขุมวิท กรุงเทพฯ 10110',
        taxNumber: '0105500000019',
        footer: 'ใบเสร็จของร้านตัวอย่าง',
      },
      contact: {
        phone: '02-123-4567',
        line: '@siam-demo',
        whatsapp: '66812345678',
        email: 'service@siam.example',
        address: '',
        hours: '09:00–18:00',
      },
    },
    transitDays: { usual: [12, 18], fast: [4, 7] },
  },
];

/** The code of the bank at which members of a demo shop have their accounts. */
export const demoBankCode = (currency: string): string => (currency === 'TWD' ? '8081234' : '004');
