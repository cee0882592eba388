import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '比较包裹怎么寄：一起还是分开、用哪个渠道、现在还是再等。',
    tw: '比較包裹怎麼寄：一起還是分開、用哪種運送方式、現在還是再等。',
    en: 'Compare ways to ship your parcels: together or apart, how, and now or later.',
  },
  zh: {
    '三种方案有什么不同？':
      '“最便宜”总价最低，“最快”让每个包裹尽早送达，“箱数最少”把包裹合成最少的箱。每种都写出原因。',
    '怎么自己安排？': '在包裹旁的选单选另一单、“另开一单”或“这次不寄”，价格马上更新。',
    '为什么有些包裹总是一起移动？': '那是同一次购买。海关把一次购买算作一件事，所以不会分开寄。',
    '税费算进去了吗？':
      '运费旁写着预计税费，订单里有明细。勾选“比较时算上预计税费”时，最便宜的方案连税费一起比较。',
    '还没到的包裹怎么算？': '按其他包裹的平均估计。点“改估计值”填你知道的重量与尺寸。',
  },
  tw: {
    '三種方案有什麼不同？':
      '「最便宜」總價最低，「最快」讓每件包裹儘早送達，「箱數最少」把包裹合成最少的箱。每種都寫出原因。',
    '怎麼自己安排？': '在包裹旁的選單選另一筆、「另開一筆」或「這次不寄」，價格馬上更新。',
    '為什麼有些包裹總是一起移動？': '那是同一次購買。海關把一次購買算作一件事，所以不會分開寄。',
    '稅費算進去了嗎？':
      '運費旁寫著預估稅費，訂單裡有明細。勾選「比較時算入預估稅費」時，最便宜的方案連稅費一起比較。',
    '還沒到的包裹怎麼算？': '依其他包裹的平均預估。按「改預估值」填你知道的重量與尺寸。',
  },
  en: {
    'How do the three proposals differ?':
      '“Cheapest” has the lowest total, “Fastest” delivers each parcel as early as it can be, and “Fewest boxes” puts them into the fewest boxes. Each one says why.',
    'How do I arrange parcels myself?':
      'In the menu beside a parcel choose another order, “New order” or “Leave out”. The price changes at once.',
    'Why do some parcels always move together?':
      'They are one purchase. Customs treat a purchase as one, so it is never split.',
    'Are duty and tax counted?':
      'They are estimated beside the price of shipping, with details in each order. With “Compare with estimated duty and tax” the cheapest plan is the cheapest with them.',
    'How are parcels counted that haven’t arrived?':
      'As the average of your other parcels. Press “Change estimate” to enter the weight and size that you know.',
  },
};
