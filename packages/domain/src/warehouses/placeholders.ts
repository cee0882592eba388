import { referenceIn, referenceNumber } from '../reference.ts';

/** A member's values for the placeholders in a warehouse's linkman and address (specification, section 3). */
export interface PlaceholderValues {
  readonly memberId: string;
  readonly randomName: string;
  readonly userName: string;
  readonly alias: string;
}

export const placeholderNames = [
  'memberId',
  'randomName',
  'userName',
  'alias',
] as const satisfies readonly (keyof PlaceholderValues)[];

/** The first word in braces that is no placeholder, as written: a mistyped one would end up on every label. */
export function unknownPlaceholder(template: string): string | undefined {
  const written = template.match(/\{\w*\}/g) ?? [];
  return written.find((text) => !placeholderNames.some((name) => text === `{${name}}`));
}

export interface ReceivingAddress {
  readonly linkman: string;
  readonly address: string;
}

/** Replaces `{memberId}`, `{randomName}`, `{userName}` and `{alias}`; other text in braces stays as it is. */
export function fillPlaceholders(template: string, values: PlaceholderValues): string {
  return template.replace(
    /\{(memberId|randomName|userName|alias)\}/g,
    (_, name: keyof PlaceholderValues) => values[name],
  );
}

/**
 * The address to which a member has shops send parcels. Shops mask the receiver's name on the label but print the
 * address in full, so an address that names the member nowhere gets the alias at its end, like a room number.
 */
export function receivingAddress(template: ReceivingAddress, values: PlaceholderValues): ReceivingAddress {
  const named = /\{(memberId|alias)\}/.test(template.address);
  const address = fillPlaceholders(template.address, values);
  return {
    linkman: fillPlaceholders(template.linkman, values),
    address: named ? address : `${address} ${values.alias}`,
  };
}

const aliasPrefix = 'R';

/** An alias of a member: short, checksummed, with no meaning for an outsider. Takes four random bytes. */
export function memberAlias(randomBytes: Uint8Array): string {
  return referenceNumber(aliasPrefix, randomBytes);
}

/** What was scanned or typed as the alias that it means; undefined where it cannot be one. */
export const aliasIn = (text: string): string | undefined => referenceIn(aliasPrefix, text);
