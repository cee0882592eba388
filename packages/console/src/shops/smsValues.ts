import type { SmsPreset, SmsProvider } from '@crossdock/contract/messages/sms.ts';

/**
 * The values of the form: the chosen provider, the owner's account at it with the secret, and the description of the
 * provider's API.
 */
export interface SmsValues extends Omit<SmsProvider, 'preset'> {
  readonly preset: SmsPreset | '';
  readonly secret: string;
}
