import type { SmsPreset, SmsProvider } from './sms.ts';

type Shape = Omit<SmsProvider, 'preset' | 'account' | 'sender'>;

const form = {
  method: 'POST',
  format: 'form',
  headers: '',
} as const;

/** What each provider documents of its HTTP interface: the owner adds account, secret and sender. */
export const smsShapes: Readonly<Record<SmsPreset, Shape>> = {
  // Three Bamboo (三竹): answers lines such as `msgid=…` and `statuscode=1`; 0, 1, 2 and 4 are accepted or further.
  mitake: {
    ...form,
    url: 'https://smsapi.mitake.com.tw/api/mtk/SmSend?CharsetURL=UTF-8',
    body: 'username={account}&password={secret}&dstaddr={to}&smbody={text}&clientid={id}',
    numbers: 'local',
    answer: 'lines',
    statusField: 'statuscode',
    successValues: '0,1,2,4',
    idField: 'msgid',
  },
  // Answers `credit,sent,cost,unsent,batch`, or a negative number and the fault.
  every8d: {
    ...form,
    url: 'https://api.e8d.tw/API21/HTTP/sendSMS.ashx',
    body: 'UID={account}&PWD={secret}&SB=&MSG={text}&DEST={to}&ST=',
    numbers: 'plus',
    answer: 'commas',
    statusField: '4',
    successValues: '',
    idField: '4',
  },
  twilio: {
    ...form,
    url: 'https://api.twilio.com/2010-04-01/Accounts/{account}/Messages.json',
    headers: 'Authorization: Basic {basic}',
    body: 'To={to}&From={sender}&Body={text}',
    numbers: 'plus',
    answer: 'json',
    statusField: 'sid',
    successValues: '',
    idField: 'sid',
  },
  thaibulksms: {
    ...form,
    url: 'https://api-v2.thaibulksms.com/sms',
    headers: 'Authorization: Basic {basic}',
    body: 'msisdn={to}&message={text}&sender={sender}',
    numbers: 'digits',
    answer: 'json',
    statusField: 'phone_number_list.0.message_id',
    successValues: '',
    idField: 'phone_number_list.0.message_id',
  },
  mocean: {
    ...form,
    url: 'https://rest.moceanapi.com/rest/2/sms',
    body: 'mocean-api-key={account}&mocean-api-secret={secret}&mocean-from={sender}&mocean-to={to}&mocean-text={text}&mocean-resp-format=json',
    numbers: 'digits',
    answer: 'json',
    statusField: 'messages.0.status',
    successValues: '0',
    idField: 'messages.0.msgid',
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
  },
};
