import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { AccountTexts } from '../help.ts';

/** The texts that all providers of text messages share: how to test an account, and the unconfirmed points. */
export const sharedSmsTexts: Readonly<Record<Lang, Pick<AccountTexts, 'test' | 'unconfirmed'>>> = {
  zh: {
    test: '用“发送测试短信”发给自己，费用照算。',
    unconfirmed: [
      '还没有用正式账户发过短信：请先按“发送测试短信”，发一条到自己的手机。',
      '发送者是否已登记，本系统的 IP 地址是否在服务商的白名单。',
    ],
  },
  tw: {
    test: '用「發送測試簡訊」發給自己，費用照算。',
    unconfirmed: [
      '還沒有用正式帳戶發過簡訊：請先按「發送測試簡訊」，發一則到自己的手機。',
      '發送者是否已登記，本系統的 IP 位址是否在服務商的白名單。',
    ],
  },
  en: {
    test: '“Send test message” to your own phone. It is charged.',
    unconfirmed: [
      'No text has been sent with a real account yet: send one to your own phone with “Send test message”.',
      'Whether the sender is registered and this server’s address (IP) is on the provider’s allow-list.',
    ],
  },
};
