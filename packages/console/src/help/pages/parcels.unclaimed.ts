import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '已到仓但没有会员预报的包裹。',
    tw: '已到倉但沒有會員預報的包裹。',
    en: 'Parcels that arrived and that no member forecast.',
  },
  zh: {
    找出会员: [
      '把照片和面单与“可能的会员”比对。',
      '每个建议都写着相符的地方，例如会员代码或电话末四码。',
      '按“是他的”，或用“选择其他会员”搜索。',
    ],
    没有相符的会员: [
      '先放着。会员可以附上购买证明认领。',
      '超过会员条款的期限后，打开包裹，用“退回寄件人”或“销毁”。',
    ],
    给包裹一个位置: ['在上架工作台先扫货架，再扫包裹。', '在包裹列表可以一次给很多件。'],
  },
  tw: {
    找出會員: [
      '把照片和寄件標籤與「可能的會員」比對。',
      '每個建議都寫著相符的地方，例如會員代碼或電話末四碼。',
      '按「是他的」，或用「選擇其他會員」搜尋。',
    ],
    沒有相符的會員: [
      '先放著。會員可以附上購買證明認領。',
      '超過會員條款的期限後，打開包裹，用「退回寄件人」或「銷毀」。',
    ],
    給包裹一個位置: ['在上架工作台先掃貨架，再掃包裹。', '在包裹清單可以一次給很多件。'],
  },
  en: {
    'Find the owner': [
      'Compare the photo and the label with “Possible members”.',
      'Each proposal names what matches, such as the alias or the end of the phone number.',
      'Press “Assign”, or search with “Another member”.',
    ],
    'When nobody matches': [
      'Leave it. A member can claim it with proof of purchase.',
      'After the time in your terms, open it and use “Return to sender” or “Destroy”.',
    ],
    'Give it a place': [
      'At the shelving desk scan the shelf, then the parcel.',
      'In the list of parcels many get one at once.',
    ],
  },
};
