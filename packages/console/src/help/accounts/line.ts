import type { AccountChapter } from '../help.ts';

export const help: AccountChapter = {
  zh: {
    steps: [
      '在 LINE Official Account Manager 开一个官方账号。',
      '在 developers.line.biz 用同一个 Provider 新增两个频道：LINE Login 和 Messaging API。',
      '在 LINE Login 频道贴上登录网址，并在“Linked LINE Official Account”连结官方账号。',
      '把 LINE Login 的 Channel ID 和 Channel secret 填在登录的表单。',
      '在 Messaging API 频道发出长期 token，和 Channel secret 一起填在消息的表单；贴上 Webhook 网址并开启。',
    ],
    papers: '官方账号不用文件；认证账号（蓝盾）要公司登记文件。',
    register: '登录网址填在 Callback URL；通知网址填在 Webhook URL，并打开 Use webhook。',
    test: '按“测试连接”，再用自己的 LINE 登录一次，加官方账号为好友，发一条消息给自己。',
    cannot: ['只有好友收得到消息。', '每个方案每月的免费消息数量不同，用完后消息会等待或改用其他方式。'],
    unconfirmed: [
      '官方账号是否已连接到登录频道；没有时，认不出谁是好友。',
      '那里是否已开启 Webhook，以及每月的消息额度。',
    ],
  },
  tw: {
    steps: [
      '在 LINE Official Account Manager 開一個官方帳號。',
      '在 developers.line.biz 用同一個 Provider 新增兩個頻道：LINE Login 和 Messaging API。',
      '在 LINE Login 頻道貼上登入網址，並在「Linked LINE Official Account」連結官方帳號。',
      '把 LINE Login 的 Channel ID 和 Channel secret 填在登入的表單。',
      '在 Messaging API 頻道發出長期 token，和 Channel secret 一起填在訊息的表單；貼上 Webhook 網址並開啟。',
    ],
    papers: '官方帳號不用文件；認證帳號（藍盾）要公司登記文件。',
    register: '登入網址填在 Callback URL；通知網址填在 Webhook URL，並打開 Use webhook。',
    test: '按「測試連線」，再用自己的 LINE 登入一次，加官方帳號為好友，發一則訊息給自己。',
    cannot: ['只有好友收得到訊息。', '每個方案每月的免費訊息數量不同，用完後訊息會等待或改用其他方式。'],
    unconfirmed: [
      '官方帳號是否已連結到登入頻道；沒有時，認不出誰是好友。',
      '那裡是否已開啟 Webhook，以及每月的訊息額度。',
    ],
  },
  en: {
    steps: [
      'Open an official account in the LINE Official Account Manager.',
      'At developers.line.biz, add two channels under one provider: LINE Login and Messaging API.',
      'In the LINE Login channel, paste the login addresses and link the official account.',
      'Type its channel ID and channel secret into the form for logins.',
      'In the Messaging API channel, issue a long-lived token. Type it and the channel secret into the form for messages, and paste the webhook address there.',
    ],
    papers: 'None for an official account. A verified one (blue badge) wants company registration.',
    register:
      'Login addresses go into Callback URL. The webhook address goes into Webhook URL, with “Use webhook” on.',
    test: 'Press “Test connection”, log in once with your own LINE, add the official account and send yourself a message.',
    cannot: [
      'Only friends of the official account get messages.',
      'Each plan has its own number of free messages a month. After that they wait or go another way.',
    ],
    unconfirmed: [
      'Whether the official account is linked to the login channel. If not, friends aren’t recognised.',
      'Whether the webhook is switched on there, and the month’s quota of messages.',
    ],
  },
};
