import type { Theme } from '@crossdock/contract/shops/calls.ts';
import type { ShopSettingsInput } from '@crossdock/contract/shops/desk.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { type ShopSettings, settingsOf } from '@crossdock/domain/shops/settings.ts';

interface ShopRow {
  readonly name: string;
  readonly theme: Theme;
  readonly defaultLang: Lang;
  readonly currency: string;
  readonly settings: Partial<ShopSettings>;
}

export function settingsViewOf(row: ShopRow): ShopSettingsInput {
  const settings = settingsOf(row.settings, row.currency);
  const { supportChannel } = settings;
  return {
    name: row.name,
    theme: row.theme,
    defaultLang: row.defaultLang,
    batchMax: settings.batchMax,
    maxDeclaredValueMinor: settings.maxDeclaredValueMinor,
    sensitiveWords: [...settings.sensitiveWords],
    mergeBy: settings.mergeBy,
    volumeDivisorCm3PerKg: settings.volumeDivisorCm3PerKg,
    storageFrom: settings.storageFrom,
    storageLatestDays: settings.storageLatestDays,
    picturesNeeded: settings.picturesNeeded,
    claimNeedsProof: settings.claimNeedsProof,
    mailPhotos: settings.mailPhotos,
    payBeforePacking: settings.payBeforePacking,
    memberMaySign: settings.memberMaySign,
    refundsToSource: settings.refundsToSource,
    paymentTimeoutHours: settings.paymentTimeoutHours,
    captchaAlways: settings.captchaAlways,
    captchaByWork: settings.captchaByWork,
    verificationType: settings.verificationType,
    resendSeconds: settings.resendSeconds,
    addressAudit: settings.addressAudit,
    orderBeforeAudit: settings.orderBeforeAudit,
    coinMinor: settings.coinMinor,
    rechargeMinMinor: settings.rechargeMinMinor,
    rechargeMaxMinor: settings.rechargeMaxMinor,
    support: { visible: supportChannel.visible, type: supportChannel.type, params: supportChannel.params },
  };
}
