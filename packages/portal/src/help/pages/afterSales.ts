import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  zh: {
    purpose: '包裹丢失或损坏时申请赔付。',
    questions: [
      {
        question: '需要什么？',
        answer: '“损坏照片”和“购买凭证”。外箱和标签也要拍。',
      },
      {
        question: '最多可以赔多少？',
        answer: '申请页会列出每件的上限，例如“申报价值”。',
      },
    ],
  },
  tw: {
    purpose: '包裹遺失或損壞時申請賠償。',
    questions: [
      {
        question: '需要什麼？',
        answer: '「損壞照片」和「購買證明」。外箱和標籤也要拍。',
      },
      {
        question: '最多可以賠多少？',
        answer: '申請頁會列出每件的上限，例如「申報價值」。',
      },
    ],
  },
  en: {
    purpose: 'Claim for parcels that were lost or damaged.',
    questions: [
      {
        question: 'What do I need?',
        answer: '“Photos of the damage” and “Proof of purchase”, with the box and its label.',
      },
      {
        question: 'How much is paid at most?',
        answer: 'The form lists the limits of each parcel, such as “Declared value”.',
      },
    ],
  },
};
