import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { MemberRow } from '../members/store.ts';
import { phoneForDisplay, phoneOf } from '../platform/phoneNumbers.ts';
import { type CodeDestination, emailDestination, phoneDestination } from './codes.ts';

interface Named {
  readonly areaCode?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** The destination of a code. The input has either a phone or an email. */
export function destinationOf(input: Named): CodeDestination | Refusal<'member.phoneInvalid'> {
  if (input.email !== undefined) return emailDestination(input.email);
  const phone = phoneOf(input.areaCode ?? '', input.phone ?? '');
  return phone ? phoneDestination(phone.e164) : refuse('member.phoneInvalid', {}, 'phone');
}

/** The member's current phone or email. */
export function memberDestination(member: MemberRow, channel: 'phone' | 'email'): CodeDestination {
  return channel === 'email'
    ? emailDestination(member.email)
    : phoneDestination(phoneForDisplay(member.areaCode, member.phone));
}
