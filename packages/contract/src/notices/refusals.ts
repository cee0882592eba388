export const noticeRefusals = {
  'push.endpointInvalid': {
    status: 422,
    zh: '这个浏览器的推送服务无法使用',
    tw: '這個瀏覽器的推播服務無法使用',
    en: 'This browser’s push service cannot be used',
  },
  'push.keyInvalid': {
    status: 422,
    zh: '浏览器提供的密钥无效，请重新开启',
    tw: '瀏覽器提供的金鑰無效，請重新開啟',
    en: 'The browser’s key is not valid. Please switch it on again',
  },
} as const;
