import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '店铺的名称、外观与规则。',
    tw: '店鋪的名稱、外觀與規則。',
    en: 'What the shop is called, looks like and allows.',
  },
  zh: {
    名称与外观: [
      '“门面”：名称、图标和配色，预览就是会员看到的。',
      '“搜索与分享”：搜索引擎和通信软件显示的内容。',
    ],
    消息: ['设置“邮件”和“短信”，并分别试送。', '“会员通知”：可以改成自己的通知文字。'],
    规则与限额: ['“规则”和“限额”保存后立即生效。', '“其他设置”列出在其他页设置的项目。'],
  },
  tw: {
    名稱與外觀: [
      '「門面」：名稱、圖示和配色，預覽就是會員看到的。',
      '「搜尋與分享」：搜尋引擎和通訊軟體顯示的內容。',
    ],
    訊息: ['設定「電子郵件」和「簡訊」，並分別試送。', '「會員通知」：可以改成自己的通知文字。'],
    規則與限額: ['「規則」和「限額」儲存後立即生效。', '「其他設定」列出在其他頁設定的項目。'],
  },
  en: {
    'Name and look': [
      '“Branding”: name, icon, theme. The preview is the member’s screen.',
      '“Search and sharing”: what search engines and messengers show.',
    ],
    Messages: [
      'Set up “Email” and “Text messages”, and send a test from each.',
      '“Notifications”: the texts of notifications, in your own words.',
    ],
    'Rules and limits': [
      '“Rules” and “Limits” hold from the moment you save.',
      '“Other settings” leads to what is set on other pages.',
    ],
  },
};
