import type { AfterSalesSettings, ClaimReasons } from '../aftersales/limits.ts';
import { usualClaimReasons } from '../aftersales/reasons.ts';
import { inMinor } from '../money.ts';
import type { NoticeSettings } from '../notices/events.ts';
import { type DisputeSettings, usualDisputes } from '../parcels/disputes.ts';
import { forecastDays } from '../parcels/forecasts.ts';
import type { GoodsClass, GoodsType } from '../parcels/goods.ts';
import { type LikelyMeasures, usualMeasures } from '../parcels/measures.ts';
import {
  type ProblemReminders,
  type ProblemSettings,
  usualProblems,
  usualReminders,
} from '../parcels/problems.ts';
import { type PickupSettings, usualPickups } from '../pickups/days.ts';
import { holdMinutes } from '../products/limits.ts';
import { type ChatSettings, usualChat } from '../support/hours.ts';
import { usualVip, type VipSettings } from '../vipOrders/rules.ts';

/** The floating customer-service button (specification, section 2); 8 and 1 open an embedded frame. */
export type SupportType = 1 | 2 | 3 | 4 | 5 | 8;

export interface SupportChannel {
  readonly visible: boolean;
  readonly type: SupportType;
  /** A phone number (3) or an address to open (2, 5, 8); empty for 1 and 4. */
  readonly params: string;
}

/** What is empty is not shown. */
export interface ShopContact {
  readonly phone: string;
  readonly line: string;
  readonly whatsapp: string;
  readonly email: string;
  readonly address: string;
  readonly hours: string;
}

/** What a shop can set without a programmer. Stored as JSON; what a shop has not set has the default. */
export interface ShopSettings {
  /** Courier numbers in one batch forecast. */
  readonly batchMax: number;
  readonly maxDeclaredValueMinor: number;
  /** Goods names containing one of these are refused. */
  readonly sensitiveWords: readonly string[];
  /** The shop's own class for a goods type. */
  readonly goodsClasses: Readonly<Partial<Record<GoodsType, GoodsClass>>>;
  /** What parcels must share to travel together: the goods type (the specification), or only its class. */
  readonly mergeBy: 'type' | 'class';
  /** Only parcels of which the warehouse has taken a picture can be consolidated (the specification's rule). */
  readonly picturesNeeded: boolean;
  /** Claiming an unclaimed parcel takes a proof of purchase. */
  readonly claimNeedsProof: boolean;
  /** Orders are paid before packing; the difference is settled after weighing. */
  readonly payBeforePacking: boolean;
  /** Members may sign for an order themselves. */
  readonly memberMaySign: boolean;
  /** Hours after which an unpaid payment expires. */
  readonly paymentTimeoutHours: number;
  /** What a parcel's volume weight is told by before a channel with its own divisor is chosen. */
  readonly volumeDivisorCm3PerKg: number;
  /** A captcha at every login, not only after failures. */
  readonly captchaAlways: boolean;
  /** The browser's work alone may stand for reading the picture: for who cannot see it. */
  readonly captchaByWork: boolean;
  /** 0 distorted characters, 1 arithmetic. */
  readonly verificationType: 0 | 1;
  readonly resendSeconds: number;
  /** New and changed addresses wait for staff. */
  readonly addressAudit: boolean;
  /** Orders may be submitted on an address that still waits for staff; they are packed once it is approved. */
  readonly orderBeforeAudit: boolean;
  /** The smallest coin that members pay with: the totals of quotes and bills are multiples of it. */
  readonly coinMinor: number;
  readonly rechargeMinMinor: number;
  readonly rechargeMaxMinor: number;
  readonly supportChannel: SupportChannel;
  /** After registering, a member is asked to bind the shop's messenger or official account (`registerBind`). */
  readonly registerBind: boolean;
  /** Where members log in with LINE; its secret is kept apart. Null: not offered. */
  readonly line: { readonly issuer: string; readonly clientId: string } | null;
  /** The WeChat official account; its secret is kept apart. Null: not offered. */
  readonly wechat: {
    readonly appId: string;
    readonly authorizeUrl: string;
    readonly apiUrl: string;
    /** The file by which WeChat knows the domain; not there where an older version stored the channel. */
    readonly verification?: { readonly name: string; readonly text: string } | null;
  } | null;
  /** New and changed declarers wait for staff. */
  readonly declarerAudit: boolean;
  /** Countries to which an order needs an approved declarer. */
  readonly declarerCountries: readonly string[];
  /** Orders can be submitted only by members whose identity is approved. */
  readonly identityRequired: boolean;
  readonly points: PointsSettings;
  readonly promotion: PromotionSettings;
  /** What a comment on an order earns, as long as points are on. */
  readonly commentPoints: number;
  /** How many inspection photos of each parcel cost nothing. */
  readonly freePhotos: number;
  /** What answers to problem pieces cost, and when one is overdue. */
  readonly problems: ProblemSettings;
  /** Until when measurements can be disputed, and what difference still confirms them. */
  readonly disputes: DisputeSettings;
  /** When drivers come to fetch goods. */
  readonly pickups: PickupSettings;
  readonly problemReminders: ProblemReminders;
  readonly afterSales: AfterSalesSettings;
  readonly afterSalesReasons: ClaimReasons;
  readonly vipOrders: VipSettings;
  /** The shop's own goods. */
  readonly products: ProductSettings;
  /** Staff log in with a second factor, or set one up before anything else. */
  readonly staffSecondFactor: boolean;
  /** Changes of a balance by staff above this need a second person; 0: always. */
  readonly adjustAloneMaxMinor: number;
  /** Above these the desks ask whether the weight and the size are true. */
  readonly likelyMeasures: LikelyMeasures;
  /** A forecast ends when its parcel has not come, and its member has not changed it, for so many days; 0: never. */
  readonly forecastDays: number;
  /** Members may register numbers that the warehouse sends back unopened. */
  readonly takesRefusals: boolean;
  /** The provider that text messages are handed to, as `smsDesk.ts` shapes it; its secret is kept apart. Null: none. */
  readonly sms: Readonly<Record<string, string>> | null;
  /** Where messages to members in LINE are handed over; the channel's access token is kept apart. Null: none are. */
  readonly linePush: { readonly apiUrl: string; readonly accountId?: string } | null;
  /** The logistics provider on whose map members choose 7-11 stores. Null: they choose from the shop's list alone. */
  readonly storeMap: StoreMapSettings | null;
  /** What members are told of, and how, where it is not the usual. */
  readonly notices: NoticeSettings;
  /** When staff answer in the chat, and what is answered outside these hours. */
  readonly chat: ChatSettings;
  /** How members reach the shop. */
  readonly contact: ShopContact;
}

/** An account with the provider of a store map. */
export interface StoreMapSettings {
  readonly provider: 'ecpay';
  readonly merchantId: string;
  readonly kind: 'UNIMARTC2C' | 'UNIMART';
  readonly live: boolean;
}

/** What the shop sells itself. */
export interface ProductSettings {
  /** Members see the catalogue and can buy. */
  readonly active: boolean;
  /** For so many minutes unpaid goods are kept for who ordered them. */
  readonly holdMinutes: number;
}

/** How points are earned and what they are worth; all amounts in the shop currency's minor units. */
export interface PointsSettings {
  readonly active: boolean;
  /** Freight paid that earns one point. */
  readonly earnPerMinor: number;
  /** What one point is worth. */
  readonly worthMinor: number;
  /** The fewest points that can be used on an order or exchanged. */
  readonly minUse: number;
  /** The most of an order's fee that points may pay, in basis points. */
  readonly maxShareBp: number;
  /** Points can be turned into balance. */
  readonly exchangeable: boolean;
}

/** The promotion programme. */
export interface PromotionSettings {
  readonly active: boolean;
  /** The referrer's share of the freight that a referred member pays, in basis points. */
  readonly rateBp: number;
  /** What an approved sharing proof earns. */
  readonly shareRewardMinor: number;
  readonly shareRewardPoints: number;
}

/** The defaults of a new shop (design: "Decisions on the spec's gaps", 9, 10, 12), its amounts in hundredths: `settingsOf` has them in the shop's currency. */
export const defaultSettings: ShopSettings = {
  batchMax: 50,
  maxDeclaredValueMinor: 5_000_000,
  sensitiveWords: [
    '枪',
    '槍',
    '弹药',
    '彈藥',
    '炸药',
    '炸藥',
    '烟花',
    '煙火',
    '毒品',
    '现金',
    '現金',
    '假货',
    '高仿',
    '仿冒',
    'gun',
    'ammunition',
    'explosive',
    'firework',
    'drugs',
    'cash',
    'counterfeit',
    'replica',
  ],
  goodsClasses: {},
  mergeBy: 'type',
  picturesNeeded: true,
  claimNeedsProof: true,
  payBeforePacking: false,
  memberMaySign: true,
  paymentTimeoutHours: 24,
  volumeDivisorCm3PerKg: 6000,
  captchaAlways: false,
  captchaByWork: true,
  verificationType: 0,
  resendSeconds: 60,
  addressAudit: true,
  orderBeforeAudit: false,
  // One minor unit in every currency; a new shop begins with `smallestCoin`.
  coinMinor: 1,
  rechargeMinMinor: 10_000,
  rechargeMaxMinor: 10_000_000,
  supportChannel: { visible: true, type: 1, params: '' },
  registerBind: false,
  line: null,
  wechat: null,
  declarerAudit: true,
  declarerCountries: [],
  identityRequired: false,
  points: {
    active: true,
    earnPerMinor: 10_000,
    worthMinor: 100,
    minUse: 1,
    maxShareBp: 5000,
    exchangeable: true,
  },
  commentPoints: 0,
  freePhotos: 0,
  problems: usualProblems,
  disputes: usualDisputes,
  pickups: usualPickups,
  problemReminders: usualReminders,
  promotion: { active: true, rateBp: 500, shareRewardMinor: 0, shareRewardPoints: 10 },
  afterSales: { days: 30, parcelMaxMinor: 1_000_000 },
  afterSalesReasons: usualClaimReasons,
  vipOrders: usualVip,
  products: { active: true, holdMinutes: holdMinutes.usual },
  staffSecondFactor: false,
  adjustAloneMaxMinor: 500_000,
  likelyMeasures: usualMeasures,
  forecastDays: forecastDays.usual,
  takesRefusals: true,
  sms: null,
  linePush: null,
  storeMap: null,
  notices: {},
  chat: usualChat,
  contact: { phone: '', line: '', whatsapp: '', email: '', address: '', hours: '' },
};

/** A shop's settings: the stored ones over the defaults, which are the same sums in whole units of every currency. */
export function settingsOf(stored: Partial<ShopSettings>, currency: string): ShopSettings {
  return { ...inCurrency(defaultSettings, currency), ...stored };
}

const amountName = /Minor$/;
const hundredthsInOne = 100;

/** Amounts, which are all that is called so, from hundredths into the currency's minor units. */
function inCurrency<T extends object>(settings: T, currency: string): T {
  const times = (hundredths: number) => Math.ceil(inMinor(hundredths, currency) / hundredthsInOne);
  const entries = Object.entries(settings).map(([name, value]: [string, unknown]) => {
    if (typeof value === 'number') return [name, amountName.test(name) ? times(value) : value];
    const nested = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [name, nested ? inCurrency(value, currency) : value];
  });
  return Object.fromEntries(entries) as T;
}
