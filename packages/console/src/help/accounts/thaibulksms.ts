import type { AccountChapter } from '../help.ts';
import { sharedSmsTexts } from './sharedSmsTexts.ts';

export const help: AccountChapter = {
  zh: {
    ...sharedSmsTexts.zh,
    steps: [
      '在 thaibulksms.com 注册企业账户并购买点数。',
      '申请发送者名称（Sender Name），等待审批。',
      '在 API 设置新增 API v2 的密钥。',
      '账户填 API key，密码填 API secret，发送者填审批通过的名称。',
      '保存后按“发送测试短信”，发到自己的电话。',
    ],
    papers: '公司登记证书、董事的身份证件、发送者名称的申请书。',
    register: '不用登记网址；ThaiBulkSMS 不提供我们可用的送达回执。',
    cannot: ['只发泰国的电话号码。', '没有送达状态：短信显示为“已交给服务商”。'],
  },
  tw: {
    ...sharedSmsTexts.tw,
    steps: [
      '在 thaibulksms.com 註冊企業帳戶並購買點數。',
      '申請發送者名稱（Sender Name），等待核准。',
      '在 API 設定新增 API v2 的金鑰。',
      '帳號填 API key，密碼填 API secret，發送者填核准的名稱。',
      '儲存後按「發送測試簡訊」，發到自己的電話。',
    ],
    papers: '公司登記證書、董事的身分證件、發送者名稱的申請書。',
    register: '不用登記網址；ThaiBulkSMS 不提供我們可用的送達回報。',
    cannot: ['只發泰國的電話號碼。', '沒有送達狀態：簡訊顯示為「已交給服務商」。'],
  },
  en: {
    ...sharedSmsTexts.en,
    steps: [
      'Sign up at thaibulksms.com as a company and buy credits.',
      'Apply for a sender name and wait for its approval.',
      'Add a key for API v2 in the API settings.',
      'Type the API key as account, the API secret as secret, and the approved name as sender.',
      'Save, then press “Send test message” with your own phone number.',
    ],
    papers: 'Company certificate, IDs of the directors, the application for the sender name.',
    register: 'No address to enter. ThaiBulkSMS documents no reports that we could read.',
    cannot: ['Numbers in Thailand only.', 'No delivery state: messages end as handed to the provider.'],
  },
};
