import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '给程序使用的密钥与通知网址。',
    tw: '給程式使用的金鑰與通知網址。',
    en: 'Keys and webhooks for programs that work with the shop.',
  },
  zh: {
    连接程序: ['按“新增密钥”，只给需要的权限。', '复制密钥，只显示这一次。', '“接口文档”有每个调用和范例。'],
    接收通知: [
      '“新增接收网址”，选通知内容，再按“发送测试”。',
      '“发送记录”保留每次发送，“重新发送”可以再送一次。',
    ],
    事件没有收到: ['看送出记录：每一笔都有程序的回应。', '修好以后，可以把失败的再送一次。'],
  },
  tw: {
    連接程式: [
      '按「新增金鑰」，只給需要的權限。',
      '複製金鑰，只顯示這一次。',
      '「介接文件」有每個呼叫和範例。',
    ],
    接收通知: [
      '「新增接收網址」，選通知內容，再按「傳送測試」。',
      '「傳送紀錄」保留每次傳送，「重新傳送」可以再送一次。',
    ],
    事件沒有收到: ['看送出紀錄：每一筆都有程式的回應。', '修好以後，可以把失敗的再送一次。'],
  },
  en: {
    'Connect a program': [
      'Press “Create key” and grant only what it needs.',
      'Copy the key: it is shown once.',
      '“API reference” has every call with an example.',
    ],
    'Receive events': [
      '“Add webhook”, choose events, and press “Send test”.',
      '“Log” keeps each delivery. “Resend” sends one again.',
    ],
    'An event did not arrive': [
      'The log of deliveries has your program’s answer to each.',
      'When it works again, send a failed one once more.',
    ],
  },
};
