import type { Random } from './random.ts';

/** The steps of a VIP order that became an order: placed at `at`, complete at `madeAt`. */
export function vipOrderSteps(
  random: Random,
  { at, madeAt, ...of }: { shopId: string; subjectId: string; at: number; madeAt: string },
) {
  const common = { ...of, noun: 'vipOrder', memberId: null, staffId: null, why: '' };
  return [
    {
      ...common,
      id: random.idAt(at),
      event: 'place',
      fromState: null,
      toState: 'waiting',
      at: new Date(at).toISOString(),
    },
    {
      ...common,
      id: random.idAt(Date.parse(madeAt)),
      event: 'order',
      fromState: 'waiting',
      toState: 'ordered',
      at: madeAt,
    },
  ];
}
