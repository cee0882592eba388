export const messageRefusals = {
  'message.notRetryable': {
    status: 409,
    zh: '这条消息不能再次发送：已经送出，或内容已过期',
    tw: '這則訊息不能再次傳送：已經送出，或內容已過期',
    en: 'This message cannot be sent again: it was sent, or has run out',
  },
} as const;
