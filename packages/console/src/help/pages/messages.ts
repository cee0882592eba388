import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '送出的邮件、短信和 LINE 消息，以及是否送达。',
    tw: '送出的電子郵件、簡訊和 LINE 訊息，以及是否送達。',
    en: 'Email, text messages and LINE messages that were sent, and whether they arrived.',
  },
  zh: {
    会员收不到验证码: [
      '搜索地址或号码。',
      '看状态：“已送达”、“发送失败”（含原因）或“未发送：没有发送服务”。',
      '“再次发送”会再送一次。验证码和链接不会显示。',
    ],
    全部送不出去: ['到店铺设置检查邮件和短信，并试送。'],
    看一位会员收到什么: [
      '搜索邮箱或手机号，在“筛选”选日期。',
      '按一下那一行，旁边会写原因，也可以写信给会员。',
    ],
  },
  tw: {
    會員收不到驗證碼: [
      '搜尋地址或號碼。',
      '看狀態：「已送達」、「寄送失敗」（含原因）或「未寄出：沒有寄送服務」。',
      '「再次寄送」會再送一次。驗證碼和連結不會顯示。',
    ],
    全部送不出去: ['到店鋪設定檢查電子郵件和簡訊，並試送。'],
    看一位會員收到什麼: [
      '搜尋電子郵件或手機號碼，在「篩選」選日期。',
      '按一下那一列，旁邊會寫原因，也可以寫訊息給會員。',
    ],
  },
  en: {
    'A member gets no code': [
      'Search for the address or number.',
      'Read the status: “Delivered”, “Failed” with the reason, or “Not sent: no service”.',
      '“Resend” sends it once more. Codes and links stay hidden.',
    ],
    'Nothing goes out': ['Check mail and text messages in the shop settings, and send a test there.'],
    'Follow one member’s messages': [
      'Search for their address or number, and choose the days under “Filters”.',
      'Press a row to read why it failed, and to write to the member.',
    ],
  },
};
