import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { type Destination, emailDestination, phoneDestination } from './codes.ts';
import { phoneOf } from './phone.ts';

interface Named {
  readonly areaCode?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** Where a code asked for by phone or email goes; the input has exactly one of them. */
export function destinationOf(input: Named): Destination | Refusal<'member.phoneInvalid'> {
  if (input.email !== undefined) return emailDestination(input.email);
  const phone = phoneOf(input.areaCode ?? '', input.phone ?? '');
  return phone ? phoneDestination(phone.e164) : refuse('member.phoneInvalid', {}, 'phone');
}
