import type { AccountChapter } from '../help.ts';
import { sharedSmsTexts } from './sharedSmsTexts.ts';

export const help: AccountChapter = {
  zh: {
    ...sharedSmsTexts.zh,
    steps: [
      '向三竹资讯申请企业短信账号，预付点数。',
      '向系统管理员要服务器的 IP 地址，请三竹加入允许名单。',
      '账户填登录的账号，密码填登录的密码；发送者留空。',
      '保存后按“发送测试短信”，发到自己的电话。',
    ],
    papers: '公司登记文件、负责人的身份证件、短信用途说明。',
    register: '不用登记网址：系统会向三竹查询送达状态。',
    cannot: [
      '只发台湾的电话号码。',
      '短信里的网址和电话要先向三竹登记；本系统发到台湾的短信不带网址和电话。',
    ],
  },
  tw: {
    ...sharedSmsTexts.tw,
    steps: [
      '向三竹資訊申請企業簡訊帳號，預付點數。',
      '向系統管理員要伺服器的 IP 位址，請三竹加入允許名單。',
      '帳號填登入的帳號，密碼填登入的密碼；發送者留空。',
      '儲存後按「發送測試簡訊」，發到自己的電話。',
    ],
    papers: '公司登記文件、負責人的身分證件、簡訊用途說明。',
    register: '不用登記網址：系統會向三竹查詢送達狀態。',
    cannot: [
      '只發台灣的電話號碼。',
      '簡訊裡的網址和電話要先向三竹登記；本系統發到台灣的簡訊不帶網址和電話。',
    ],
  },
  en: {
    ...sharedSmsTexts.en,
    steps: [
      'Ask Mitake for a business account and prepay points.',
      'Ask your system operator for the server’s IP address and have Mitake add it to the allow-list.',
      'Type the login as account and its password as secret. Leave the sender empty.',
      'Save, then press “Send test message” with your own phone number.',
    ],
    papers: 'Company registration, an ID of the representative, and what the messages are for.',
    register: 'No address to enter: we ask Mitake whether messages arrived.',
    cannot: [
      'Numbers in Taiwan only.',
      'Links and phone numbers in a text have to be registered there first. Our texts to Taiwan carry neither.',
    ],
  },
};
