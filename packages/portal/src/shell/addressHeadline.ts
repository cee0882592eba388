const texts: ReadonlyMap<string, 'ship.now.noAddress' | 'ship.now.noApprovedAddress'> = new Map([
  ['order.noAddress', 'ship.now.noAddress'],
  ['order.noApprovedAddress', 'ship.now.noApprovedAddress'],
]);

/** The headline where nothing can ship because of the address: what to do first. Undefined for other refusals. */
export const addressHeadline = (refusal: string) => texts.get(refusal);
