import type { AfterSalesSettings, ClaimDecisionReasons } from '../aftersales/limits.ts';
import { defaultClaimReasons } from '../aftersales/reasons.ts';
import { defaultEinvoiceSettings, type EinvoiceSettings } from '../einvoices/taxes.ts';
import { defaultErasureSettings, type ErasureSettings } from '../erasing/retention.ts';
import type { NoticeSettings } from '../notices/events.ts';
import type { ShopMailbox, ShopMailServer } from '../notices/mail.ts';
import { defaultPriceLimits, type PriceLimits } from '../orders/priceChanges.ts';
import { defaultSensitiveWords } from '../parcels/declaration.ts';
import { type DisputeSettings, defaultDisputeSettings } from '../parcels/disputes.ts';
import { forecastDays } from '../parcels/forecasts.ts';
import type { GoodsClass, GoodsType } from '../parcels/goods.ts';
import { defaultMeasureLimits, type MeasureLimits } from '../parcels/measures.ts';
import {
  defaultProblemReminders,
  defaultProblemSettings,
  type LeaveOutRule,
  type ProblemReminders,
  type ProblemSettings,
} from '../parcels/problems.ts';
import { defaultPayoutSettings, type PayoutSettings } from '../payouts/file.ts';
import { defaultPickupSettings, type PickupSettings } from '../pickups/days.ts';
import { defaultPriceHoldSettings, type PriceHoldSettings } from '../pricing/hold.ts';
import type { StorageStartRule } from '../pricing/storage.ts';
import { type ProductSettings, reservationMinutes } from '../products/limits.ts';
import { defaultReceiptSettings, type ReceiptSettings } from '../receipts/documents.ts';
import { defaultRemittanceSettings, type RemittanceSettings } from '../remittances/differences.ts';
import { type ChatSettings, defaultChatSettings } from '../support/hours.ts';
import { defaultVipSettings, type VipSettings } from '../vipOrders/rules.ts';
import type { LedgerAccountKind } from '../wallet/books.ts';
import type { AccountCode } from '../wallet/months.ts';
import type { ShopContact, SupportChannel } from './contact.ts';
import { convertHundredths } from './convertHundredths.ts';
import { defaultListingSettings, type ListingSettings } from './listing.ts';

/** Everything that a shop can set without a programmer. Stored as JSON; missing settings use the default. */
export interface ShopSettings extends StorageStartRule {
  /** The most courier numbers in one forecast. */
  readonly batchMax: number;
  readonly maxDeclaredValueMinor: number;
  /** Item descriptions that contain one of these words are refused. */
  readonly sensitiveWords: readonly string[];
  /** The shop's own class for a goods type. */
  readonly goodsClasses: Readonly<Partial<Record<GoodsType, GoodsClass>>>;
  /**
   * The property that parcels must share to ship together: the goods type, as in the specification, or only its
   * class.
   */
  readonly mergeBy: 'type' | 'class';
  /** Only parcels with a photo by the warehouse can be shipped (the specification's rule). */
  readonly picturesNeeded: boolean;
  /** Claiming an unclaimed parcel requires a proof of purchase. */
  readonly claimNeedsProof: boolean;
  /** Mails about an arrival show a small photo of the parcel. */
  readonly mailPhotos: boolean;
  /** Orders are paid before packing. The difference is settled after weighing. */
  readonly payBeforePacking: boolean;
  /** Members may confirm delivery themselves. */
  readonly memberMaySign: boolean;
  /** Members may send money back to the card or wallet from which it was paid. */
  readonly refundsToSource: boolean;
  /** Hours after which an unpaid payment expires. */
  readonly paymentTimeoutHours: number;
  /** The divisor for a parcel's volume weight until a channel with its own divisor is chosen. */
  readonly volumeDivisorCm3PerKg: number;
  /** A captcha is required at every login, not only after failures. */
  readonly captchaAlways: boolean;
  /** The browser's computation may replace the captcha picture, for people who cannot see it. */
  readonly captchaByWork: boolean;
  /** 0 distorted characters, 1 arithmetic. */
  readonly verificationType: 0 | 1;
  readonly resendSeconds: number;
  /** New and changed addresses need approval. */
  readonly addressAudit: boolean;
  /** Orders may be submitted to an address that awaits approval. They are packed after it is approved. */
  readonly orderBeforeAudit: boolean;
  /** The smallest coin that members pay with, in minor units. The totals of quotes and bills are multiples of it. */
  readonly coinMinor: number;
  readonly rechargeMinMinor: number;
  readonly rechargeMaxMinor: number;
  readonly supportChannel: SupportChannel;
  /** After registering, a member is asked to bind the shop's messenger or official account (`registerBind`). */
  readonly registerBind: boolean;
  /** The LINE login of the shop; its secret is stored elsewhere. Null means not offered. */
  readonly line: { readonly issuer: string; readonly clientId: string } | null;
  /** The WeChat official account; its secret is stored elsewhere. Null means not offered. */
  readonly wechat: {
    readonly appId: string;
    readonly authorizeUrl: string;
    readonly apiUrl: string;
    /** The file by which WeChat verifies the domain. Settings stored by an older version do not have it. */
    readonly verification?: { readonly name: string; readonly text: string } | null;
  } | null;
  /** New and changed declarers need approval. */
  readonly declarerAudit: boolean;
  /** Countries whose orders need an approved declarer. */
  readonly declarerCountries: readonly string[];
  /** Only members with an approved identity can submit orders. */
  readonly identityRequired: boolean;
  readonly points: PointsSettings;
  readonly promotion: PromotionSettings;
  /** The points for a review of an order, while points are enabled. */
  readonly commentPoints: number;
  /** The shop's details on receipts, and whether members can get receipts. */
  readonly receipts: ReceiptSettings;
  /** How the shop's electronic invoices are taxed. */
  readonly einvoices: EinvoiceSettings;
  /** How long documents of erased members are kept. */
  readonly erasures: ErasureSettings;
  /** How many inspection photos of each parcel are free. */
  readonly freePhotos: number;
  /** The fees of answers to problems, and when a problem is overdue. */
  readonly problems: ProblemSettings;
  /** How long measurements can be disputed, and which difference still confirms them. */
  readonly disputes: DisputeSettings;
  /** When drivers collect goods. */
  readonly pickups: PickupSettings;
  readonly problemReminders: ProblemReminders;
  /** When staff may send an order without a parcel that has a problem. */
  readonly leaveOut: LeaveOutRule;
  readonly afterSales: AfterSalesSettings;
  readonly afterSalesReasons: ClaimDecisionReasons;
  readonly vipOrders: VipSettings;
  /** The shop's own goods. */
  readonly products: ProductSettings;
  /** Staff need a second factor to log in, and must set one up first. */
  readonly staffSecondFactor: boolean;
  /** Balance changes by staff above this amount need a second person; 0 means always. */
  readonly adjustAloneMaxMinor: number;
  /** How much one clerk may take off orders alone, by discounts and by changes that give money back. */
  readonly priceLimits: PriceLimits;
  /** How long the price of an order is held, and within which weight. */
  readonly priceHold: PriceHoldSettings;
  /** The accountant's codes and names of the ledger's accounts, where the shop has set them. */
  readonly accountCodes: Readonly<Partial<Record<LedgerAccountKind, AccountCode>>>;
  /** The account that withdrawals are paid from, and the layouts of the payout files that its banks accept. */
  readonly payouts: PayoutSettings;
  readonly remittances: RemittanceSettings;
  /** Above these measures the desks ask for confirmation. */
  readonly likelyMeasures: MeasureLimits;
  /** A forecast ends without arrival or change by its member for this many days; 0 means never. */
  readonly forecastDays: number;
  /** Members may register numbers that the warehouse returns unopened. */
  readonly takesRefusals: boolean;
  /** Members are asked about unclaimed parcels. */
  readonly asksOwners: boolean;
  /** The shop's own mail server; its password is stored elsewhere. Null means the installation's, if it has one. */
  readonly mail: ShopMailServer | null;
  /**
   * The mailbox that receives reports about the shop's mail; its password is stored elsewhere. Null means none is
   * read.
   */
  readonly mailbox: ShopMailbox | null;
  /**
   * The provider for text messages, in the form that `smsDesk.ts` defines; its secret is stored elsewhere. Null means
   * none.
   */
  readonly sms: Readonly<Record<string, string>> | null;
  /**
   * Where LINE messages to members are sent; the channel's access token is stored elsewhere. Null means none are sent.
   */
  readonly linePush: { readonly apiUrl: string; readonly accountId?: string } | null;
  /**
   * The logistics provider whose map members use to choose 7-11 stores. Null means they choose from the shop's list.
   */
  readonly storeMap: StoreMapSettings | null;
  /** How members are notified of each event, where it differs from the default. */
  readonly notices: NoticeSettings;
  /** The hours in which staff answer chats, and the automatic answer outside them. */
  readonly chat: ChatSettings;
  /** How members reach the shop. */
  readonly contact: ShopContact;
  /** How the shop appears in search engines and messengers, and whether search engines may list it. */
  readonly listing: ListingSettings;
}

/** An account with the provider of a store map. */
export interface StoreMapSettings {
  readonly provider: 'ecpay';
  readonly merchantId: string;
  readonly kind: 'UNIMARTC2C' | 'UNIMART';
  readonly live: boolean;
}

/** How points are earned and what they are worth; all amounts in the shop currency's minor units. */
export interface PointsSettings {
  readonly active: boolean;
  /** Freight paid that earns one point. */
  readonly earnPerMinor: number;
  /** The value of one point. */
  readonly worthMinor: number;
  /** The fewest points that can be used on an order or converted. */
  readonly minUse: number;
  /** The largest share of an order's fee that points may pay, in basis points. */
  readonly maxShareBp: number;
  /** Points can be converted to balance. */
  readonly exchangeable: boolean;
}

/** The promotion programme. */
export interface PromotionSettings {
  readonly active: boolean;
  /** The referrer's share of the freight that a referred member pays, in basis points. */
  readonly rateBp: number;
  /** The reward for an approved share. */
  readonly shareRewardMinor: number;
  readonly shareRewardPoints: number;
}

/** The defaults of a new shop. Amounts are in hundredths; `settingsOf` converts them to the shop's currency. */
export const defaultSettings: ShopSettings = {
  batchMax: 50,
  maxDeclaredValueMinor: 5_000_000,
  sensitiveWords: defaultSensitiveWords,
  goodsClasses: {},
  mergeBy: 'type',
  storageFrom: 'shelved',
  storageLatestDays: 3,
  picturesNeeded: true,
  claimNeedsProof: true,
  mailPhotos: true,
  payBeforePacking: false,
  memberMaySign: true,
  refundsToSource: false,
  paymentTimeoutHours: 24,
  volumeDivisorCm3PerKg: 6000,
  captchaAlways: false,
  captchaByWork: true,
  verificationType: 0,
  resendSeconds: 60,
  addressAudit: true,
  orderBeforeAudit: false,
  // One minor unit in every currency. A new shop begins with `smallestCoin`.
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
  receipts: defaultReceiptSettings,
  einvoices: defaultEinvoiceSettings,
  erasures: defaultErasureSettings,
  freePhotos: 0,
  problems: defaultProblemSettings,
  disputes: defaultDisputeSettings,
  pickups: defaultPickupSettings,
  problemReminders: defaultProblemReminders,
  leaveOut: 'overdue',
  promotion: { active: true, rateBp: 500, shareRewardMinor: 0, shareRewardPoints: 10 },
  afterSales: { days: 30, parcelMaxMinor: 1_000_000 },
  afterSalesReasons: defaultClaimReasons,
  vipOrders: defaultVipSettings,
  products: { active: true, holdMinutes: reservationMinutes.usual },
  staffSecondFactor: false,
  adjustAloneMaxMinor: 500_000,
  priceLimits: defaultPriceLimits,
  priceHold: defaultPriceHoldSettings,
  accountCodes: {},
  payouts: defaultPayoutSettings,
  remittances: defaultRemittanceSettings,
  likelyMeasures: defaultMeasureLimits,
  forecastDays: forecastDays.usual,
  takesRefusals: true,
  asksOwners: true,
  mail: null,
  mailbox: null,
  sms: null,
  linePush: null,
  storeMap: null,
  notices: {},
  chat: defaultChatSettings,
  contact: { phone: '', line: '', whatsapp: '', email: '', address: '', hours: '' },
  listing: defaultListingSettings,
};

/**
 * A shop's settings: stored ones over the defaults. Default amounts are the same number of whole units in every
 * currency; stored ones are never converted.
 * @example settingsOf({ batchMax: 20 }, 'TWD').batchMax // → 20
 * @example settingsOf({}, 'JPY').rechargeMinMinor // → 100
 */
export function settingsOf(stored: Partial<ShopSettings>, currency: string): ShopSettings {
  return { ...convertHundredths(defaultSettings, currency), ...stored };
}
