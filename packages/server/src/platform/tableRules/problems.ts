import type { TableRules } from '../tableRule.ts';

export const problemsTables = {
  problemPieces: {
    contains: { zh: '问题件', tw: '問題件', en: 'Parcels with a problem' },
    retention: { kept: 'belongs to a parcel' },
    erasure: {
      of: ['parcelId', 'feeMemberId'],
      clear: { description: '…', answerNote: '', asked: '', resolution: '', fileIds: [], proofFileIds: [] },
      plain: ['type', 'state', 'choice'],
    },
  },
} satisfies TableRules;
