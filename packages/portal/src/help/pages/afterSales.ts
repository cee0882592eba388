import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '包裹丢失或损坏时申请赔付。',
    tw: '包裹遺失或損壞時申請賠償。',
    en: 'Claim for parcels that were lost or damaged.',
  },
  zh: {
    '需要什么？': '“损坏照片”和“购买凭证”。外箱和标签也要拍。',
    '最多可以赔多少？': '申请页会列出每件的上限，例如“申报价值”。',
  },
  tw: {
    '需要什麼？': '「損壞照片」和「購買證明」。外箱和標籤也要拍。',
    '最多可以賠多少？': '申請頁會列出每件的上限，例如「申報價值」。',
  },
  en: {
    'What do I need?': '“Photos of the damage” and “Proof of purchase”, with the box and its label.',
    'How much is paid at most?': 'The form lists the limits of each parcel, such as “Declared value”.',
  },
};
