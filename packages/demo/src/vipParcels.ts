import type { Random } from './random.ts';

interface Brought {
  readonly shopId: string;
  readonly id: string;
  readonly memberId: string;
  readonly createdAt: string;
  readonly arrivedAt: string | null;
}

/** The steps of a VIP order's parcel. */
export function parcelSteps(random: Random, clerkId: string, parcel: Brought) {
  const { shopId, id, memberId, createdAt, arrivedAt } = parcel;
  const step = (at: string, said: object) => ({
    shopId,
    id: random.idAt(Date.parse(at)),
    noun: 'parcel',
    subjectId: id,
    at,
    why: '',
    ...said,
  });
  const announced = { event: 'forecast', fromState: null, toState: 'forecast', memberId, staffId: null };
  const received = { event: 'receive', fromState: 'forecast', toState: 'received', memberId: null };
  return [
    step(createdAt, announced),
    ...(arrivedAt === null ? [] : [step(arrivedAt, { ...received, staffId: clerkId })]),
  ];
}
