import type { AccountChapter } from '../help.ts';
import { sharedSmsTexts } from './sharedSmsTexts.ts';

export const help: AccountChapter = {
  zh: {
    ...sharedSmsTexts.zh,
    steps: [
      '在 twilio.com 注册并升级为付费账户。',
      '买一个号码，或登记发送者名称（Alphanumeric Sender ID）；有些国家要事先登记。',
      '在 Messaging 的 Geo permissions 开启会员所在的国家。',
      '账户填 Account SID（AC…），密码填 Auth Token，发送者填号码（+…）或名称。',
      '保存后按“发送测试短信”，发到自己的电话。',
    ],
    papers: '公司名称和地址；有些国家要登记文件和短信用途。',
    register: '不用登记网址：每条短信都会带上回执的网址。',
    test: '试用账户只能发给验证过的电话；升级后用“发送测试短信”。',
    cannot: [
      '发送者名称在一些国家不能用，或会换成号码。',
      '价格依国家不同，发到台湾和泰国通常比当地服务商贵。',
    ],
  },
  tw: {
    ...sharedSmsTexts.tw,
    steps: [
      '在 twilio.com 註冊並升級為付費帳戶。',
      '買一個號碼，或登記發送者名稱（Alphanumeric Sender ID）；有些國家要事先登記。',
      '在 Messaging 的 Geo permissions 開啟會員所在的國家。',
      '帳號填 Account SID（AC…），密碼填 Auth Token，發送者填號碼（+…）或名稱。',
      '儲存後按「發送測試簡訊」，發到自己的電話。',
    ],
    papers: '公司名稱和地址；有些國家要登記文件和簡訊用途。',
    register: '不用登記網址：每則簡訊都會帶上回報的網址。',
    test: '試用帳戶只能發給驗證過的電話；升級後用「發送測試簡訊」。',
    cannot: [
      '發送者名稱在一些國家不能用，或會換成號碼。',
      '價格依國家不同，發到台灣和泰國通常比當地服務商貴。',
    ],
  },
  en: {
    ...sharedSmsTexts.en,
    steps: [
      'Sign up at twilio.com and upgrade to a paid account.',
      'Buy a number or register a sender name (alphanumeric sender ID). Some countries want that beforehand.',
      'Allow your members’ countries under Messaging, Geo permissions.',
      'Type the Account SID (AC…) as account, the Auth Token as secret, and the number (+…) or the name as sender.',
      'Save, then press “Send test message” with your own phone number.',
    ],
    papers:
      'The company’s name and address. Some countries want registration papers and the messages’ purpose.',
    register: 'No address to enter: each text names the address for its report.',
    test: 'A trial account sends to verified phones only. Use “Send test message” once it is upgraded.',
    cannot: [
      'Some countries don’t allow sender names, or replace them with a number.',
      'Prices differ by country. Local providers are usually cheaper in Taiwan and Thailand.',
    ],
  },
};
