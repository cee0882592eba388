import type { ClaimReasons } from './limits.ts';

/** With which a shop begins. */
export const usualClaimReasons: ClaimReasons = {
  partly: [
    {
      zh: '按购买凭证上的金额赔付',
      tw: '依購買憑證上的金額賠付',
      en: 'Paid as far as the proof of purchase shows',
    },
    {
      zh: '只有一部分商品损坏，赔付损坏的部分',
      tw: '只有部分商品損壞，賠付損壞的部分',
      en: 'Only a part of the goods is damaged; that part is paid',
    },
    {
      zh: '没有保价，只赔付运费',
      tw: '沒有保價，只賠付運費',
      en: 'It was not insured, so the freight alone is paid',
    },
  ],
  rejected: [
    {
      zh: '外箱完好，损坏不是运送造成的',
      tw: '外箱完好，損壞不是運送造成的',
      en: 'The box is intact; the damage did not come from transport',
    },
    {
      zh: '易碎品没有加固，不在赔付范围',
      tw: '易碎品沒有加固，不在賠付範圍',
      en: 'Fragile goods without reinforcement are not covered',
    },
  ],
};
