interface Expected {
  readonly memberId: string | null;
}

/**
 * Whether a refusal request applies to an arriving parcel: only its own member's request, or any member's if the
 * parcel has no member. Another member's request cannot refuse a parcel that somebody expects.
 */
export function isRefusedByMember(
  parcel: Expected | undefined,
  refusal: { readonly memberId: string } | undefined,
): boolean {
  if (refusal === undefined) return false;
  const owner = parcel?.memberId ?? null;
  return owner === null || owner === refusal.memberId;
}
