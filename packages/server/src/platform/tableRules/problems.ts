import type { TableRules } from '../tableRule.ts';

export const problemsTables = {
  problemPieces: {
    retention: { kept: 'belongs to a parcel' },
    erasure: {
      of: ['parcelId', 'feeMemberId'],
      clear: { description: '…', answerNote: '', asked: '', resolution: '', fileIds: [], proofFileIds: [] },
      plain: ['type', 'state', 'choice'],
    },
  },
} satisfies TableRules;
