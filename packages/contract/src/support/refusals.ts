export const supportRefusals = {
  'support.signature': {
    status: 403,
    zh: '这个对话网址已失效，请重新打开对话',
    tw: '這個對話網址已失效，請重新開啟對話',
    en: 'This chat address is no longer valid. Open the chat again',
  },
  'support.passEnded': {
    status: 403,
    zh: '对话已过期，请重新打开对话',
    tw: '對話已過期，請重新開啟對話',
    en: 'This chat has ended. Open it again',
  },
  'support.muted': {
    status: 403,
    zh: '店铺已停止接收你在这个对话中的消息',
    tw: '店家已停止接收你在這個對話中的訊息',
    en: 'The shop doesn’t take messages from you in this conversation any more',
  },
  'support.cardUnknown': {
    zh: '只能附上自己的包裹或订单，或正在出售的商品',
    tw: '只能附上自己的包裹或訂單，或販售中的商品',
    en: 'You can only attach your own parcels and orders, or a product on sale',
  },
  'support.pictureUnknown': {
    zh: '图片无法使用，请重新上传',
    tw: '圖片無法使用，請重新上傳',
    en: 'This photo couldn’t be used. Upload it again',
  },
  'support.picturesFull': {
    zh: '登录前最多发送 {max} 张图片，登录后可以继续发送',
    tw: '登入前最多傳送 {max} 張圖片，登入後可以繼續傳送',
    en: 'You can send up to {max} photos without logging in. Log in to send more',
  },
  'support.pictureTooLarge': {
    zh: '图片太大，登录前最多 {max} MB',
    tw: '圖片太大，登入前最多 {max} MB',
    en: 'This photo is too large. Without logging in, send at most {max} MB',
  },
  'support.empty': { zh: '请输入内容', tw: '請輸入內容', en: 'Write a message' },
  'support.staffUnknown': {
    zh: '这位员工无法接手对话',
    tw: '這位員工無法接手對話',
    en: 'This colleague can’t take conversations. Choose another',
  },
  'support.readyNameTaken': {
    zh: '已经有同名的常用回复',
    tw: '已經有同名的常用回覆',
    en: 'Another saved reply has this name',
  },
  'support.readyFull': {
    zh: '最多 {max} 条常用回复，请先删除不用的',
    tw: '最多 {max} 則常用回覆，請先刪除不用的',
    en: 'You can save up to {max} replies. Remove one first',
  },
} as const;
