import type { SmsPreset, SmsProvider } from '@crossdock/contract/messages/sms.ts';

/** The typed values: a preset, the owner's own data, and the provider's API. */
export interface SmsValues extends Omit<SmsProvider, 'preset'> {
  readonly preset: SmsPreset | '';
  readonly secret: string;
}
