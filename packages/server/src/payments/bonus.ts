import { minor } from '@crossdock/domain/money.ts';
import type { Movement } from '../wallet/store.ts';

interface Promised {
  readonly member_id: string;
  readonly bonus_minor: number;
}

/** What an offer promised when a top-up began, paid along with the money itself: nothing where nothing was promised. */
export function bonusOf(
  { member_id, bonus_minor }: Promised,
  of: Pick<Movement, 'paymentId' | 'bankTransferId'>,
): Movement[] {
  if (bonus_minor <= 0) return [];
  return [
    {
      ...of,
      from: { kind: 'promotion' },
      to: { kind: 'memberBalance', memberId: member_id },
      amount: minor(bonus_minor),
      kind: 'rechargeBonus',
    },
  ];
}
