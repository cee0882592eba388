export const messageRefusals = {
  'message.notRetryable': {
    status: 409,
    zh: '这条消息不能再次发送：已经发送，或内容已过期',
    tw: '這則訊息不能再次傳送：已經送出，或內容已過期',
    en: 'This message was sent or has expired, so it can’t be sent again',
  },
  'sms.addressInvalid': {
    status: 422,
    zh: '请填写公开的 https:// 网址，主机名不能含变量',
    tw: '請填寫公開的 https:// 網址，主機名稱不能含變數',
    en: 'Enter a public address that starts with https://, without a placeholder in its host',
  },
  'sms.secretNeeded': {
    status: 422,
    zh: '请填写密码或密钥',
    tw: '請填寫密碼或金鑰',
    en: 'Enter the password or key',
  },
  'sms.headersInvalid': {
    status: 422,
    zh: '每行一个请求头，格式为 Name: value',
    tw: '每行一個標頭，格式為 Name: value',
    en: 'Enter one header per line, written as “Name: value”',
  },
  'sms.countryNeeded': {
    status: 422,
    zh: '本地格式的号码只在一个国家有效：请填写国家区号，例如 886',
    tw: '當地格式的號碼只在一個國家有效：請填寫這個國家的國碼，例如 886',
    en: 'Local numbers need one country. Enter its country code, such as 886',
  },
  'sms.bodyInvalid': {
    status: 422,
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
    status: 422,
    zh: '请先保存短信服务的设置',
    tw: '請先儲存簡訊服務的設定',
    en: 'Save the text message service first',
  },
  'line.addressInvalid': {
    status: 422,
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
    status: 422,
    zh: '请填写 Channel access token',
    tw: '請填寫 Channel access token',
    en: 'Enter the channel access token',
  },
} as const;
