import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  zh: {
    purpose: '告诉仓库有哪些包裹会到，到仓时就知道是你的。',
    questions: [
      {
        question: '一次可以填几个单号？',
        answer: '“快递单号”一行一个，可以直接粘贴。内容不同的，可以在单号旁分别填写。',
      },
      {
        question: '“申报价值”要填多少？',
        answer: '填实际购买的价格。海关和售后都以这个价格为准。',
      },
      {
        question: '忘了预报就到仓了？',
        answer: '现在预报同一个单号。仓库要求时，附上“购买凭证”。',
      },
    ],
  },
  tw: {
    purpose: '告訴倉庫有哪些包裹會到，到倉時就知道是你的。',
    questions: [
      {
        question: '一次可以填幾個單號？',
        answer: '「快遞單號」一行一個，可以直接貼上。內容不同的，可以在單號旁分別填寫。',
      },
      {
        question: '「申報價值」要填多少？',
        answer: '填實際購買的價格。海關和理賠都以這個價格為準。',
      },
      {
        question: '忘了預報就到倉了？',
        answer: '現在預報同一個單號。倉庫要求時，附上「購買證明」。',
      },
    ],
  },
  en: {
    purpose: 'Tell the warehouse what will arrive, so that it knows the parcel is yours.',
    questions: [
      {
        question: 'How many numbers at once?',
        answer:
          'Under “Courier numbers” one in each line, pasted if you like. If the contents differ, fill them in beside each number.',
      },
      {
        question: 'What do I enter as “Declared value”?',
        answer: 'What you really paid. Customs and claims go by it.',
      },
      {
        question: 'It arrived before I forecast it?',
        answer: 'Forecast the same number now. If the warehouse asks, add the “Proof of purchase”.',
      },
    ],
  },
};
