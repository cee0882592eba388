export const noticeRefusals = {
  'push.endpointInvalid': {
    zh: '这个浏览器的推送服务无法使用，请改用其他浏览器',
    tw: '這個瀏覽器的推播服務無法使用，請改用其他瀏覽器',
    en: 'This browser’s push service can’t be used. Try another browser',
  },
  'push.keyInvalid': {
    zh: '浏览器提供的密钥无效，请重新开启',
    tw: '瀏覽器提供的金鑰無效，請重新開啟',
    en: 'The browser’s key isn’t valid. Turn push on again',
  },
  'notice.variableUnknown': {
    zh: '无法识别 {names}；可用的变量：{known}',
    tw: '無法辨識 {names}；可用的變數：{known}',
    en: '{names} can’t be used here. You can use: {known}',
  },
  'notice.wayMissing': {
    zh: '店铺还没有设置这种通知方式',
    tw: '店家還沒有設定這種通知方式',
    en: 'The shop hasn’t set up this channel yet',
  },
  'notice.nobodyThere': {
    zh: '这里送不到：请检查地址、号码，或会员是否绑定 LINE、开启推送',
    tw: '這裡送不到：請檢查地址、號碼，或會員是否綁定 LINE、開啟推播',
    en: 'We couldn’t reach anyone there. Check the address or number, or whether the member has linked LINE or turned on push',
  },
} as const;
