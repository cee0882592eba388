import type { ClaimDecisionReasons } from './limits.ts';

/** The prepared answers that a new shop starts with. */
export const defaultClaimReasons: ClaimDecisionReasons = {
  partly: [
    {
      zh: '按购买凭证上的金额赔付',
      tw: '依購買證明上的金額賠償',
      en: 'Paid up to the amount on the proof of purchase',
    },
    {
      zh: '只有一部分商品损坏，赔付损坏的部分',
      tw: '只有部分商品損壞，賠償損壞的部分',
      en: 'Only part of the goods is damaged, so we pay for that part',
    },
    {
      zh: '没有保价，只赔付运费',
      tw: '沒有投保，只賠償運費',
      en: 'Not insured, so we refund shipping only',
    },
  ],
  rejected: [
    {
      zh: '外箱完好，损坏不是运送造成的',
      tw: '外箱完好，損壞不是運送造成的',
      en: 'The box is intact, so the damage did not happen in transit',
    },
    {
      zh: '易碎品没有加固，不在赔付范围',
      tw: '易碎品沒有加強包裝，不在賠償範圍',
      en: 'Fragile goods without reinforcement aren’t covered',
    },
  ],
};
