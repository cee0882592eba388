import type { AccountChapter } from '../help.ts';
import { sharedSmsTexts } from './sharedSmsTexts.ts';

export const help: AccountChapter = {
  zh: {
    ...sharedSmsTexts.zh,
    steps: [
      '在 moceanapi.com 注册并验证公司。',
      '购买额度；发到马来西亚的短信要登记发送者和用途。',
      '在后台复制 API Key 和 API Secret。',
      '账户填 API Key，密码填 API Secret，发送者填登记的名称。',
      '保存后按“发送测试短信”，发到自己的电话。',
    ],
    papers: '公司登记文件、联系人、短信用途说明。',
    register: '不用登记网址：每条短信都会带上回执的网址。',
    cannot: ['马来西亚的短信会加上固定开头，发送者名称通常换成号码。'],
  },
  tw: {
    ...sharedSmsTexts.tw,
    steps: [
      '在 moceanapi.com 註冊並驗證公司。',
      '購買額度；發到馬來西亞的簡訊要登記發送者和用途。',
      '在後台複製 API Key 和 API Secret。',
      '帳號填 API Key，密碼填 API Secret，發送者填登記的名稱。',
      '儲存後按「發送測試簡訊」，發到自己的電話。',
    ],
    papers: '公司登記文件、聯絡人、簡訊用途說明。',
    register: '不用登記網址：每則簡訊都會帶上回報的網址。',
    cannot: ['馬來西亞的簡訊會加上固定開頭，發送者名稱通常換成號碼。'],
  },
  en: {
    ...sharedSmsTexts.en,
    steps: [
      'Sign up at moceanapi.com and verify the company.',
      'Buy credit. For texts to Malaysia, register the sender and their purpose.',
      'Copy API key and API secret in the dashboard.',
      'Type the API key as account, the API secret as secret, and the registered name as sender.',
      'Save, then press “Send test message” with your own phone number.',
    ],
    papers: 'Company registration, a contact, and what the messages are for.',
    register: 'No address to enter: each text names the address for its report.',
    cannot: ['Texts to Malaysia usually get a fixed beginning and a number in place of the sender’s name.'],
  },
};
