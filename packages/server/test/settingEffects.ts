import type { CallName, Request } from '@crossdock/contract/table.ts';
import { calls } from '@crossdock/contract/table.ts';
import { test } from 'vitest';
import { inputSchema } from './samples.ts';

/** The calls by which staff configure the product, each with the fields that only identify the row. */
export const settingCalls = {
  saveShopSettings: [],
  saveShopBasics: [],
  saveContact: [],
  saveListing: [],
  saveStaffSettings: [],
  saveIdentitySettings: [],
  saveMessengerSettings: [],
  saveNoticeSettings: [],
  saveNoticeTemplate: ['event', 'lang'],
  saveMailSettings: [],
  saveMailboxSettings: [],
  saveSmsSettings: [],
  saveLinePush: [],
  saveStoreMapSettings: [],
  saveDeskSettings: [],
  saveAdjustmentSettings: [],
  saveAccountCodes: [],
  saveDeclarerSettings: [],
  savePointsSettings: [],
  savePromotionSettings: [],
  saveCommentSettings: [],
  saveChatSettings: [],
  saveServiceSettings: [],
  // The kind cannot be changed, so it is no setting.
  saveService: ['id', 'kind'],
  saveProblemSettings: [],
  // Each country has a separate table, so the country is no setting.
  saveDutyTable: ['country'],
  savePriceLimits: [],
  saveHoldSettings: [],
  saveDisputeSettings: [],
  savePickupSettings: [],
  savePickupArea: ['id'],
  saveAfterSalesSettings: [],
  saveVipSettings: [],
  setMemberVip: ['memberId', 'why'],
  saveProductSettings: [],
  saveLevels: [],
  savePaymentMethod: ['code'],
  saveBankAccount: ['id'],
  savePaymentAccount: ['id'],
  savePayoutSettings: [],
  saveRemittanceSettings: [],
  saveRechargeOffer: ['id'],
  saveReceiptSettings: [],
  saveEinvoiceSettings: [],
  saveErasureSettings: [],
  // Kind, number and mode identify the account.
  saveEinvoiceAccount: ['id', 'kind', 'merchantId', 'live'],
  editWarehouse: ['id'],
  activateWarehouse: ['id'],
  activateLocation: ['id'],
  editGoodsType: ['id'],
  savePickupPoint: ['id'],
  setPickupPointActive: ['id'],
  editCarrier: ['id'],
  // A channel's country and warehouse cannot change.
  editChannel: ['id', 'country', 'warehouseId'],
  editZone: ['id'],
  setTravelsAlone: ['id'],
  setMemberStatus: ['memberId', 'why'],
  setMemberLevel: ['memberId', 'why'],
  setCareTakers: ['memberId'],
} as const satisfies Partial<Record<CallName, readonly string[]>>;

type SettingCall = keyof typeof settingCalls;
type FieldOf<C extends SettingCall> = Exclude<keyof Request<C> & string, (typeof settingCalls)[C][number]>;
/** A setting by its call and field, as in `saveShopSettings.batchMax`. */
export type SettingName = { [C in SettingCall]: `${C}.${FieldOf<C>}` }[SettingCall];

/** The names of all settings. */
export const settingNames: readonly string[] = Object.entries(settingCalls).flatMap(([call, naming]) =>
  Object.keys(inputSchema(calls[call as SettingCall]).properties ?? {})
    .filter((field) => !(naming as readonly string[]).includes(field))
    .map((field) => `${call}.${field}`),
);

/**
 * A test that changes a setting through its call and sees the product change over the wire. `settings.test.ts` checks
 * by the names that each setting has such a test: a setting without effect is a defect.
 */
export function testSettingEffect(
  settings: SettingName | readonly SettingName[],
  effect: string,
  proof: () => Promise<void>,
): void {
  test(`${[settings].flat().join(', ')}: ${effect}`, proof);
}
