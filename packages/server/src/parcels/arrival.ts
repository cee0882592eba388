interface Expected {
  readonly memberId: string | null;
}

/**
 * Whether an arriving parcel matches a refusal request: one by its own member, or by anyone if it has no
 * member. Another member's request cannot refuse a parcel that somebody expects.
 */
export function isToBeRefused(
  parcel: Expected | undefined,
  refusal: { readonly memberId: string } | undefined,
): boolean {
  if (refusal === undefined) return false;
  const owner = parcel?.memberId ?? null;
  return owner === null || owner === refusal.memberId;
}
