import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '会员和访客的在线对话，由有空的客服回复。',
    tw: '會員和訪客的線上對話，由有空的客服回覆。',
    en: 'Members and visitors write; a colleague who is free answers.',
  },
  zh: {
    回复: [
      '从“未指派”接一个对话，对话会移到“我的”。',
      '会员的包裹、订单和备注就在旁边。',
      '常写的内容用“常用回复”。',
    ],
    转交: ['按“转交”并写备注，顾客看不到。', '同事也打开同一个对话时会显示。'],
    设置服务时间: ['在“服务时间”设置；时间外会自动送出你写的回复一次。', '“首次回复时间”可以看回复速度。'],
  },
  tw: {
    回覆: [
      '從「未指派」接一個對話，對話會移到「我的」。',
      '會員的包裹、訂單和備註就在旁邊。',
      '常寫的內容用「常用回覆」。',
    ],
    轉交: ['按「轉交」並寫備註，顧客看不到。', '同事也打開同一個對話時會顯示。'],
    設定服務時間: [
      '在「服務時間」設定；時間外會自動送出你寫的回覆一次。',
      '「首次回覆時間」可以看回覆速度。',
    ],
  },
  en: {
    Answer: [
      'Take a conversation from “Unassigned”. It moves to “Mine”.',
      'The member’s parcels, orders and notes are beside it.',
      'Use “Saved replies” for what you write often.',
    ],
    'Hand over': [
      'Press “Hand over” with a note. The customer doesn’t see it.',
      'If a colleague has the same chat open, you see it.',
    ],
    'Set the hours': [
      '“Hours”: outside of them the answer you wrote is sent once.',
      '“First reply times” shows how fast answers were.',
    ],
  },
};
