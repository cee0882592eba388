import type { SmsPreset, SmsProvider } from '@crossdock/contract/messages/sms.ts';

/** What is typed: a preset, what only the owner knows, and the provider's own manner. */
export interface SmsValues extends Omit<SmsProvider, 'preset'> {
  readonly preset: SmsPreset | '';
  readonly secret: string;
}
