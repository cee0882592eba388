import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '邀请朋友，从他们付的运费里得到分润。',
    tw: '邀請朋友，從他們付的運費裡得到分潤。',
    en: 'Invite friends, and earn a share of what they pay for shipping.',
  },
  zh: {
    '怎么邀请？': '按“复制链接”，或保存“推广海报”，发给朋友。朋友用这个链接注册就算你邀请的。',
    '什么时候入账？': '朋友付了运费就入账。那张订单退款时，分润会收回。',
    '收益怎么用？': '按“转入余额”付运费，或按“提现”。',
  },
  tw: {
    '怎麼邀請？': '按「複製連結」，或儲存「推廣海報」，傳給朋友。朋友用那個連結註冊就算你邀請的。',
    '什麼時候入帳？': '朋友付了運費就入帳。那張訂單退款時，分潤會收回。',
    '收益怎麼用？': '按「轉入餘額」付運費，或按「提領」。',
  },
  en: {
    'How do I invite somebody?':
      'Press “Copy link”, or save the “Poster”, and send it. Friends who register with it count as yours.',
    'When do I get my share?':
      'When your friend has paid for shipping. If that order is refunded, the share is taken back.',
    'What can I do with it?': 'Press “Move to balance” and pay orders with it, or “Withdraw”.',
  },
};
