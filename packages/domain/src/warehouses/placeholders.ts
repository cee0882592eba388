import { referenceIn, referenceNumber } from '../reference.ts';

/** A member's values for the placeholders in a warehouse's contact and address (specification, section 3). */
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

/**
 * The first word in braces that is not a placeholder. A typing error would otherwise be printed on every label.
 * @example unknownPlaceholder('{alias} {aliass}') // → '{aliass}'
 */
export function unknownPlaceholder(template: string): string | undefined {
  const written = template.match(/\{\w*\}/g) ?? [];
  return written.find((text) => !placeholderNames.some((name) => text === `{${name}}`));
}

export interface ReceivingAddress {
  readonly linkman: string;
  readonly address: string;
}

/**
 * Replaces `{memberId}`, `{randomName}`, `{userName}` and `{alias}`; other text in braces stays as it is. Never
 * touches other braces.
 * @example fillPlaceholders('{alias} {other}', { alias: 'R7', memberId: '1', randomName: '', userName: '' }) // →
 * 'R7 {other}'
 */
export function fillPlaceholders(template: string, values: PlaceholderValues): string {
  return template.replace(
    /\{(memberId|randomName|userName|alias)\}/g,
    (_, name: keyof PlaceholderValues) => values[name],
  );
}

/**
 * The address to which members send their parcels. Shops mask the receiver's name on labels but print the address in
 * full, so an address that does not name the member gets the alias at its end, like a room number.
 * @example receivingAddress({ linkman: 'Li', address: 'Road 1' }, { alias: 'R7', memberId: '1', randomName: '',
 * userName: '' }) // → { linkman: 'Li', address: 'Road 1 R7' }
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

/**
 * A member's alias: short, with a check character, and meaningless to outsiders. Takes four random bytes.
 * @example memberAlias(new Uint8Array(4)) // → 'R00000'
 */
export function memberAlias(randomBytes: Uint8Array): string {
  return referenceNumber(aliasPrefix, randomBytes);
}

/**
 * The alias that somebody scanned or typed, in normal form; undefined if it cannot be one.
 * @example aliasIn('hello') // → undefined
 */
export const aliasIn = (text: string): string | undefined => referenceIn(aliasPrefix, text);
