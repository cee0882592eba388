import type { MemberInfo } from '@crossdock/contract/members/calls.ts';

/** Features that not every shop offers, or not to every member. */
export type OptionalFeature = 'vip' | keyof MemberInfo['offers'];

/**
 * Returns the entries that this shop offers to this member. Until the server has answered, optional entries are
 * hidden.
 */
export function visibleEntries<E extends { readonly offer?: OptionalFeature | undefined }>(
  entries: readonly E[],
  member: Pick<MemberInfo, 'vip' | 'offers'> | undefined,
): E[] {
  return entries.filter(({ offer }) => {
    if (offer === undefined) return true;
    return offer === 'vip' ? member?.vip === true : member?.offers?.[offer] === true;
  });
}
