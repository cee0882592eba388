import type { TableEnds } from '../platform/retention.ts';

export const problemsEnds = {
  problemPieces: { kept: 'belongs to a parcel' },
} satisfies TableEnds;
