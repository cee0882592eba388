import type { AccountChapter } from '../help.ts';
import { sharedSmsTexts } from './sharedSmsTexts.ts';

export const help: AccountChapter = {
  zh: {
    ...sharedSmsTexts.zh,
    steps: [
      '向互动资通（EVERY8D）申请企业账号，预付点数。',
      '登记发送者和短信用途；没有登记的发送者，短信会停发。',
      '账户填登录的账号，密码填登录的密码；发送者留空。',
      '保存后按“发送测试短信”，发到自己的电话。',
    ],
    papers: '公司登记文件、负责人的身份证件、短信用途说明。',
    register: '不用登记网址：系统会向 EVERY8D 查询送达状态。',
    cannot: ['只发台湾的电话号码。', '短信里不能有没登记的网址和电话；本系统发到台湾的短信不带网址和电话。'],
  },
  tw: {
    ...sharedSmsTexts.tw,
    steps: [
      '向互動資通（EVERY8D）申請企業帳號，預付點數。',
      '登記發送者和簡訊用途；沒有登記的發送者，簡訊會停發。',
      '帳號填登入的帳號，密碼填登入的密碼；發送者留空。',
      '儲存後按「發送測試簡訊」，發到自己的電話。',
    ],
    papers: '公司登記文件、負責人的身分證件、簡訊用途說明。',
    register: '不用登記網址：系統會向 EVERY8D 查詢送達狀態。',
    cannot: ['只發台灣的電話號碼。', '簡訊裡不能有沒登記的網址和電話；本系統發到台灣的簡訊不帶網址和電話。'],
  },
  en: {
    ...sharedSmsTexts.en,
    steps: [
      'Ask EVERY8D (Teamplus) for a business account and prepay points.',
      'Register the sender and what the messages are for. Texts of unregistered senders are stopped.',
      'Type the login as account and its password as secret. Leave the sender empty.',
      'Save, then press “Send test message” with your own phone number.',
    ],
    papers: 'Company registration, an ID of the representative, and what the messages are for.',
    register: 'No address to enter: we ask EVERY8D whether messages arrived.',
    cannot: [
      'Numbers in Taiwan only.',
      'No unregistered links or phone numbers in a text. Our texts to Taiwan carry neither.',
    ],
  },
};
