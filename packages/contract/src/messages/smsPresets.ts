import { hasKey } from '@crossdock/domain/records.ts';
import type { SmsPreset, SmsProvider } from './sms.ts';

type Shape = Omit<SmsProvider, 'preset' | 'account' | 'sender'>;

const form = { areaCodes: '', method: 'POST', format: 'form', headers: '' } as const;

/** The report fields of a provider that documents no delivery reports. */
const unreported = {
  reportIdField: '',
  reportStatusField: '',
  reportReasonField: '',
  deliveredValues: '',
  failedValues: '',
} as const;

/** The documented HTTP interface of each provider; the owner adds account, secret and sender. */
export const smsPresetSettings: Readonly<Record<SmsPreset, Shape>> = {
  // Three Bamboo (三竹): answers lines such as `msgid=…` and `statuscode=1`. The codes 0, 1, 2 and 4 mean that the
  // message was accepted or has got further.
  mitake: {
    ...form,
    url: 'https://smsapi.mitake.com.tw/api/mtk/SmSend?CharsetURL=UTF-8',
    body: 'username={account}&password={secret}&dstaddr={to}&smbody={text}&clientid={id}',
    numbers: 'local',
    areaCodes: '886',
    answer: 'lines',
    statusField: 'statuscode',
    successValues: '0,1,2,4',
    idField: 'msgid',
    // The status comes from the provider's `SmQuery` call: 4 means delivered, 5 to 9 mean failed.
    ...unreported,
    deliveredValues: '4',
    failedValues: '5,6,7,8,9',
  },
  // Answers `credit,sent,cost,unsent,batch`, or a negative number and the fault.
  every8d: {
    ...form,
    url: 'https://api.e8d.tw/API21/HTTP/sendSMS.ashx',
    body: 'UID={account}&PWD={secret}&SB=&MSG={text}&DEST={to}&ST=',
    numbers: 'plus',
    areaCodes: '886',
    answer: 'commas',
    statusField: '4',
    successValues: '',
    idField: '4',
    // The status comes from the provider's `getDeliveryStatus` call: 100 means delivered, 0 in transit, 300
    // scheduled.
    ...unreported,
    deliveredValues: '100',
    failedValues: '101,102,103,104,105,106,107,303,500,-1,-2,-3,-4,-5,-6,-99',
  },
  twilio: {
    ...form,
    url: 'https://api.twilio.com/2010-04-01/Accounts/{account}/Messages.json',
    headers: 'Authorization: Basic {basic}',
    body: 'To={to}&From={sender}&Body={text}&StatusCallback={callback}',
    numbers: 'plus',
    answer: 'json',
    statusField: 'sid',
    successValues: '',
    idField: 'sid',
    reportIdField: 'MessageSid',
    reportStatusField: 'MessageStatus',
    reportReasonField: 'ErrorCode',
    deliveredValues: 'delivered,read',
    failedValues: 'failed,undelivered,canceled',
  },
  thaibulksms: {
    ...form,
    url: 'https://api-v2.thaibulksms.com/sms',
    headers: 'Authorization: Basic {basic}',
    body: 'msisdn={to}&message={text}&sender={sender}',
    numbers: 'digits',
    areaCodes: '66',
    answer: 'json',
    statusField: 'phone_number_list.0.message_id',
    successValues: '',
    idField: 'phone_number_list.0.message_id',
    ...unreported,
  },
  mocean: {
    ...form,
    url: 'https://rest.moceanapi.com/rest/2/sms',
    body: 'mocean-api-key={account}&mocean-api-secret={secret}&mocean-from={sender}&mocean-to={to}&mocean-text={text}&mocean-coding={coding}&mocean-resp-format=json&mocean-dlr-mask=1&mocean-dlr-url={callback}',
    numbers: 'digits',
    answer: 'json',
    statusField: 'messages.0.status',
    successValues: '0',
    idField: 'messages.0.msgid',
    reportIdField: 'mocean-msgid',
    reportStatusField: 'mocean-dlr-status',
    reportReasonField: 'mocean-error-code',
    deliveredValues: '1',
    failedValues: '2,3',
  },
  // Answers `2000 = SUCCESS`; type 2 is Unicode.
  isms: {
    ...form,
    url: 'https://www.isms.com.my/isms_send_all_id.php',
    body: 'un={account}&pwd={secret}&dstno={to}&msg={text}&type=2&sendid={sender}&agreedterm=YES',
    numbers: 'digits',
    answer: 'lines',
    statusField: '2000',
    successValues: 'SUCCESS',
    idField: '',
    ...unreported,
  },
  other: {
    ...form,
    url: 'https://',
    body: 'to={to}&text={text}',
    numbers: 'plus',
    answer: 'json',
    statusField: '',
    successValues: '',
    idField: '',
    ...unreported,
  },
};

/**
 * Providers that must be asked for the status, because they send no reports, or only reports that do not prove their
 * sender.
 */
const asked: readonly SmsPreset[] = ['mitake', 'every8d'];
/**
 * Providers that get the report address with each message, as {callback}. At other providers the owner enters the
 * address in the console.
 */
const toldEachTime: readonly SmsPreset[] = ['twilio', 'mocean'];

/** The source of the delivery status: we ask the provider, the provider reports, or neither. */
export function deliveryReportMode(provider: SmsProvider): 'asked' | 'told' | 'none' {
  if (provider.deliveredValues.trim() === '' && provider.failedValues.trim() === '') return 'none';
  if (asked.includes(provider.preset)) return 'asked';
  const templates = [provider.url, provider.body, provider.headers];
  const told = templates.some((template) => template.includes('{callback}'));
  return told || !toldEachTime.includes(provider.preset) ? 'told' : 'none';
}

/** Whether the provider serves this number (E.164). */
export function isNumberServed({ areaCodes }: Pick<SmsProvider, 'areaCodes'>, e164: string): boolean {
  const codes = areaCodes.split(',').map((code) => code.trim());
  return (
    codes.every((code) => code === '') || codes.some((code) => code !== '' && e164.startsWith(`+${code}`))
  );
}

/**
 * The settings in stored form. Settings of an older version have no report fields, and get those that the provider
 * documents.
 */
export function smsProviderOf(stored: Readonly<Record<string, string>>): SmsProvider {
  const { preset = '', ...told } = stored;
  if (!hasKey(smsPresetSettings, preset)) throw new Error(`No such provider of text messages: ${preset}`);
  return { account: '', sender: '', ...smsPresetSettings[preset], ...told, preset };
}
