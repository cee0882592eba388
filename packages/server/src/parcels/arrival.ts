interface Expected {
  readonly memberId: string | null;
}

/**
 * Whether an arriving parcel matches the registration: its own member's, or anybody's while it is nobody's. Another
 * member's registration cannot stop a parcel that somebody is waiting for.
 */
export function isToBeRefused(
  parcel: Expected | undefined,
  refusal: { readonly memberId: string } | undefined,
): boolean {
  if (refusal === undefined) return false;
  const owner = parcel?.memberId ?? null;
  return owner === null || owner === refusal.memberId;
}
