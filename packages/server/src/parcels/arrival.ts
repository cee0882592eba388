interface Expected {
  readonly memberId: string | null;
}

/**
 * Whether an arriving parcel matches a refusal: one by its own member, or by anyone if it has no member. Another
 * member's refusal cannot stop a parcel that somebody is waiting for.
 */
export function isToBeRefused(
  parcel: Expected | undefined,
  refusal: { readonly memberId: string } | undefined,
): boolean {
  if (refusal === undefined) return false;
  const owner = parcel?.memberId ?? null;
  return owner === null || owner === refusal.memberId;
}
