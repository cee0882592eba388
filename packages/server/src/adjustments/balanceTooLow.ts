import { refuse } from '@crossdock/contract/refusals.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import type { Staff } from '../platform/scope.ts';

/** The refusal of a change that takes more than the member's balance. */
export function balanceTooLowRefusal(balanceMinor: number, { shop, lang }: Staff, field?: string) {
  return refuse('wallet.adjustTooLow', { balance: moneyText(balanceMinor, shop.currency, lang) }, field);
}
