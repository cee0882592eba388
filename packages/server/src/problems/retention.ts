import type { TableRetention } from '../platform/retention.ts';

export const problemsRetention = {
  problemPieces: { kept: 'belongs to a parcel' },
} satisfies TableRetention;
