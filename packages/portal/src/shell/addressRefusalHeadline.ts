const texts: ReadonlyMap<string, 'ship.now.noAddress' | 'ship.now.noApprovedAddress'> = new Map([
  ['order.noAddress', 'ship.now.noAddress'],
  ['order.noApprovedAddress', 'ship.now.noApprovedAddress'],
]);

/**
 * Returns the headline if nothing can ship because of the address. It says what to do first. Undefined for other
 * refusals.
 */
export const addressRefusalHeadline = (refusal: string) => texts.get(refusal);
