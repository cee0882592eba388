import { z } from 'zod';
import { provider, settingsCalls, staff } from '../wire/call.ts';
import { id, note, plain, text } from '../wire/values.ts';

export const smsPresets = ['mitake', 'every8d', 'twilio', 'thaibulksms', 'mocean', 'isms', 'other'] as const;
export type SmsPreset = (typeof smsPresets)[number];

/** The path to which providers send delivery reports. The rest of the URL is a secret that proves the sender. */
export const smsReportPath = 'messages/webhook/sms';

/**
 * How a shop's text messages are sent to its provider over HTTP, and how the provider reports. Templates may use {to},
 * {text}, {sender}, {account}, {secret}, {id} (ours), {coding} (1 if the text fits seven bits, else 3), {callback}
 * (report address) and, in headers, {basic} (account and secret for basic authentication).
 */
const smsProvider = z.strictObject({
  preset: z.enum(smsPresets),
  method: z.enum(['GET', 'POST']),
  url: text(500),
  headers: note(1000),
  format: z.enum(['form', 'json']),
  body: note(2000),
  /** The provider's format of numbers: +886912345678, 886912345678 or 0912345678. */
  numbers: z.enum(['plus', 'digits', 'local']),
  /** The calling codes of the served countries, comma-separated: 886, 66. Empty means every country. */
  areaCodes: note(200).regex(/^\s*(\d{1,4}(\s*,\s*\d{1,4})*)?\s*$/, 'field.invalid'),
  account: note(200),
  sender: note(50),
  /** The format of the answer: JSON, lines of name=value, or comma-separated values. */
  answer: z.enum(['json', 'lines', 'commas']),
  /**
   * The place in the answer that shows whether the message was accepted: a path such as `messages.0.status` in JSON,
   * a name in lines, or a column counted from 0.
   */
  statusField: note(100),
  /** Values that mean success, comma-separated. Empty: any present value that does not begin with a minus. */
  successValues: note(200),
  /** The place of the message's id in the answer. */
  idField: note(100),
  /** In a report: the field with the message's id, which may be the provider's id or ours. */
  reportIdField: note(100),
  reportStatusField: note(100),
  reportReasonField: note(100),
  /** Statuses for delivered, and for finally failed, comma-separated. If both are empty, delivery is not reported. */
  deliveredValues: note(200),
  failedValues: note(200),
});
export type SmsProvider = z.infer<typeof smsProvider>;

/** The secret is written and never returned; if left out, the stored one stays. */
export const smsSettingsInput = z.strictObject({
  provider: smsProvider.nullable(),
  secret: text(300).optional(),
});

const smsSettings = z.object({
  provider: smsProvider.nullable(),
  secretKept: plain.yesNo,
  /** The address for the provider's reports. Anyone who has it can report. Null without a provider. */
  reportAddress: plain.maybeText,
});

const settings = settingsCalls('staff/messages/sms', smsSettingsInput, smsSettings);

export const smsDeskCalls = {
  getSmsSettings: settings.get('shop.write', 'Get the shop’s text message provider, without its secret'),
  saveSmsSettings: settings.save('shop.write', 'Set or remove the shop’s text message provider', {
    fresh: true,
    refusals: [
      'sms.addressInvalid',
      'sms.secretNeeded',
      'sms.headersInvalid',
      'sms.bodyInvalid',
      'sms.countryNeeded',
    ],
  }),
  receiveSmsReport: provider.post(smsReportPath, {
    summary: 'Receive a delivery report from the text message provider',
    body: 'raw',
    bodyAtMost: 16 * 1024,
    alsoAs: ['GET', 'PUT'],
    refusals: ['sms.reportForged'],
  }),
  trySms: staff('shop.write').post('staff/messages/sms/try', {
    summary: 'Send a test text message; its status appears under messages',
    input: z.strictObject({
      phone: z
        .string({ error: 'field.required' })
        .trim()
        .regex(/^\+\d{8,15}$/, 'field.invalid'),
    }),
    output: z.object({ messageId: id }),
    refusals: ['sms.notSet'],
  }),
};
