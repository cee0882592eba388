import type { MemberRow } from '../members/store.ts';
import { phoneForDisplay } from '../platform/phoneNumbers.ts';

/** The member's account, email address and phone number, in each form in which they may be stored. */
export function contactVariants(
  member: Pick<MemberRow, 'account' | 'email' | 'areaCode' | 'phone' | 'erasedAt'>,
) {
  if (member.erasedAt !== null) return [];
  const { account, email, areaCode, phone } = member;
  const whole = `${areaCode}${phone}`;
  const written = [account, account.toLowerCase(), email, email.toLowerCase(), phone, whole];
  return [...new Set([...written, `+${whole}`, phoneForDisplay(areaCode, phone)])].filter(
    (one) => one.length > 3,
  );
}
