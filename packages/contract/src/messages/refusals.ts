import { conflict } from '../wire/conflict.ts';

export const messageRefusals = {
  'mailbox.notSet': conflict({
    zh: '请先保存信箱设置',
    tw: '請先儲存信箱設定',
    en: 'Save the mailbox first',
  }),
  'mailbox.refused': {
    zh: '信箱不接受这个账号和密码：{why}',
    tw: '信箱不接受這個帳號和密碼：{why}',
    en: 'The mailbox doesn’t take this account and password: {why}',
  },
  'mailbox.silent': {
    status: 503,
    zh: '信箱没有正常回应：{why}',
    tw: '信箱沒有正常回應：{why}',
    en: 'The mailbox didn’t answer properly: {why}',
  },
  'message.notRetryable': conflict({
    zh: '这条消息不能再次发送：已经发送，或内容已过期',
    tw: '這則訊息不能再次傳送：已經送出，或內容已過期',
    en: 'This message was sent or has expired, so it can’t be sent again',
  }),
  'mail.hostInvalid': {
    zh: '请填写公开的邮件服务器名称，例如 smtp.example.com',
    tw: '請填寫公開的郵件伺服器名稱，例如 smtp.example.com',
    en: 'Enter the public name of a mail server, such as smtp.example.com',
  },
  'mail.passwordNeeded': {
    zh: '请填写这个账号的密码',
    tw: '請填寫這個帳號的密碼',
    en: 'Enter the password of this account',
  },
  'mail.encryptionNeeded': {
    zh: '请选择加密方式：邮件里有验证码',
    tw: '請選擇加密方式：郵件裡有驗證碼',
    en: 'Choose an encryption, because mail carries codes',
  },
  'mail.notSet': {
    zh: '请先保存邮件服务器的设置',
    tw: '請先儲存郵件伺服器的設定',
    en: 'Save the mail server first',
  },
  'sms.addressInvalid': {
    zh: '请填写公开的 https:// 网址，主机名不能含变量',
    tw: '請填寫公開的 https:// 網址，主機名稱不能含變數',
    en: 'Enter a public address that starts with https://, without a placeholder in its host',
  },
  'sms.secretNeeded': { zh: '请填写密码或密钥', tw: '請填寫密碼或金鑰', en: 'Enter the password or key' },
  'sms.headersInvalid': {
    zh: '每行一个请求头，格式为 Name: value',
    tw: '每行一個標頭，格式為 Name: value',
    en: 'Enter one header per line, written as “Name: value”',
  },
  'sms.countryNeeded': {
    zh: '本地格式的号码只在一个国家有效：请填写国家区号，例如 886',
    tw: '當地格式的號碼只在一個國家有效：請填寫這個國家的國碼，例如 886',
    en: 'Local numbers need one country. Enter its country code, such as 886',
  },
  'sms.bodyInvalid': {
    zh: '填入变量后不是有效的 JSON',
    tw: '填入變數後不是有效的 JSON',
    en: 'Enter valid JSON, with placeholders filled in',
  },
  'sms.reportForged': {
    status: 403,
    zh: '回执的网址或签名不正确',
    tw: '回報的網址或簽章不正確',
    en: 'The address or signature of this report doesn’t match',
  },
  'sms.notSet': {
    zh: '请先保存短信服务的设置',
    tw: '請先儲存簡訊服務的設定',
    en: 'Save the text message service first',
  },
  'line.addressInvalid': {
    zh: '请填写公开的 https:// 网址',
    tw: '請填寫公開的 https:// 網址',
    en: 'Enter a public address that starts with https://',
  },
  'line.signatureWrong': {
    status: 403,
    zh: '签名不正确',
    tw: '簽章不正確',
    en: 'The signature is not right',
  },
  'line.tokenNeeded': {
    zh: '请填写 Channel access token',
    tw: '請填寫 Channel access token',
    en: 'Enter the channel access token',
  },
} as const;
