import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '几件包裹一起申报，到齐后自动打包寄出。',
    tw: '幾件包裹一起申報，到齊後自動打包寄出。',
    en: 'Several parcels that are declared together, and packed as soon as all have arrived.',
  },
  zh: {
    '怎么开始？': '按“新增 VIP 订单”，填快递单号、报关品项和地址。不用另外预报。',
    '有一件一直没到怎么办？': '在“等待包裹”里打开订单，改掉单号，或把到了的先寄。',
    '什么时候不能再改？': '开始打包、付款或结束以后。',
  },
  tw: {
    '怎麼開始？': '按「新增 VIP 訂單」，填快遞單號、報關品項和地址。不用另外預報。',
    '有一件一直沒到怎麼辦？': '在「等待包裹」裡打開訂單，改掉單號，或把到了的先寄。',
    '什麼時候不能再改？': '開始打包、付款或結束以後。',
  },
  en: {
    'How do I begin?':
      'Press “New VIP order” and enter the courier numbers, the customs items and the address. No forecast is needed.',
    'What if one parcel doesn’t come?':
      'Open the order under “Waiting”, and change its numbers or ship what has arrived.',
    'When can I no longer change it?': 'Once it is being packed, is paid or has ended.',
  },
};
