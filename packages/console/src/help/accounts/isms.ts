import type { AccountChapter } from '../help.ts';
import { sharedSmsTexts } from './sharedSmsTexts.ts';

export const help: AccountChapter = {
  zh: {
    ...sharedSmsTexts.zh,
    steps: [
      '在 isms.com.my 注册企业账户并购买额度。',
      '请客服开启 HTTP API。',
      '账户填登录的账号，密码填登录的密码，发送者填审批通过的名称。',
      '保存后按“发送测试短信”，发到自己的电话。',
    ],
    papers: '公司登记（SSM）、负责人的身份证件、短信用途说明。',
    register: '不用登记网址；iSMS 没有说明送达回执。',
    cannot: ['没有送达状态：短信显示为“已交给服务商”。'],
  },
  tw: {
    ...sharedSmsTexts.tw,
    steps: [
      '在 isms.com.my 註冊企業帳戶並購買額度。',
      '請客服開啟 HTTP API。',
      '帳號填登入的帳號，密碼填登入的密碼，發送者填核准的名稱。',
      '儲存後按「發送測試簡訊」，發到自己的電話。',
    ],
    papers: '公司登記（SSM）、負責人的身分證件、簡訊用途說明。',
    register: '不用登記網址；iSMS 沒有說明送達回報。',
    cannot: ['沒有送達狀態：簡訊顯示為「已交給服務商」。'],
  },
  en: {
    ...sharedSmsTexts.en,
    steps: [
      'Sign up at isms.com.my as a company and buy credit.',
      'Ask their support to allow the HTTP API.',
      'Type the login as account, its password as secret, and the approved name as sender.',
      'Save, then press “Send test message” with your own phone number.',
    ],
    papers: 'Company registration (SSM), an ID of the representative, and what the messages are for.',
    register: 'No address to enter. iSMS documents no reports.',
    cannot: ['No delivery state: messages end as handed to the provider.'],
  },
};
