import type { MemberInfo } from '@crossdock/contract/members/calls.ts';

/** What not every shop offers, or not to everybody. */
export type Offer = 'vip' | keyof MemberInfo['offers'];

/** Only what leads somewhere is shown; until the server has said what does, nothing of it. */
export function offered<E extends { readonly offer?: Offer | undefined }>(
  entries: readonly E[],
  member: Pick<MemberInfo, 'vip' | 'offers'> | undefined,
): E[] {
  return entries.filter(({ offer }) => {
    if (offer === undefined) return true;
    return offer === 'vip' ? member?.vip === true : member?.offers?.[offer] === true;
  });
}
