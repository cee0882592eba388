/** One field of a payment QR code: an id of two digits and a value, which may consist of fields again. */
export interface QrField {
  readonly id: string;
  readonly value: string;
}

const longest = 99;

/**
 * Encodes fields as EMVCo defines them: id, length in two digits, value. Throws on values that are empty,
 * longer than 99 or not plain ASCII, because banks' apps count those differently. Never shortens a value.
 * @example encodeQrFields([{ id: '58', value: 'TH' }]) // → '5802TH'
 */
export function encodeQrFields(fields: readonly QrField[]): string {
  return fields.map(({ id, value }) => `${checkedId(id)}${lengthOf(value)}${value}`).join('');
}

function checkedId(id: string): string {
  if (!/^\d\d$/.test(id)) throw new RangeError(`not a field of a QR code: ${id}`);
  return id;
}

function lengthOf(value: string): string {
  if (!/^[ -~]+$/.test(value) || value.length > longest)
    throw new RangeError(`no value of a QR code: ${value}`);
  return String(value.length).padStart(2, '0');
}

/**
 * Decodes fields, in order; undefined if the text does not consist of whole fields. Never guesses.
 * @example decodeQrFields('5802TH') // → [{ id: '58', value: 'TH' }]
 */
export function decodeQrFields(text: string): readonly QrField[] | undefined {
  const fields: QrField[] = [];
  for (let at = 0; at < text.length; ) {
    const [, id, length] = /^(\d\d)(\d\d)$/.exec(text.slice(at, at + 4)) ?? [];
    if (id === undefined) return undefined;
    const value = text.slice(at + 4, at + 4 + Number(length));
    if (value.length !== Number(length) || value === '') return undefined;
    fields.push({ id, value });
    at += 4 + value.length;
  }
  return fields;
}

/**
 * The value of a field; undefined if it is missing or there twice.
 * @example qrFieldValue([{ id: '58', value: 'TH' }], '58') // → 'TH'
 */
export function qrFieldValue(fields: readonly QrField[], id: string): string | undefined {
  const found = fields.filter((field) => field.id === id);
  return found.length === 1 ? found[0]?.value : undefined;
}

/**
 * CRC-16/CCITT-FALSE of ASCII text, as four upper-case hexadecimal digits.
 * @example crc16('123456789') // → '29B1'
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const char of text) {
    crc ^= (char.codePointAt(0) ?? 0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The id of the field that holds the checksum: 63 in payment codes, 91 on Thai transfer slips. */
export type ChecksumFieldId = '63' | '91';

/**
 * The whole code: the fields, and the checksum of everything before it, which includes the id and length of the
 * checksum field.
 * @example encodeQr([{ id: '00', value: '01' }, { id: '58', value: 'TH' }]) // → '0002015802TH63040445'
 */
export function encodeQr(fields: readonly QrField[], check: ChecksumFieldId = '63'): string {
  const checked = `${encodeQrFields(fields)}${check}04`;
  return checked + crc16(checked);
}

/**
 * The fields of a whole code without the checksum. Undefined if the checksum is missing, not last, or wrong, so a
 * damaged code is never read.
 * @example decodeQr('0002015802TH63040000') // → undefined
 */
export function decodeQr(text: string, check: ChecksumFieldId = '63'): readonly QrField[] | undefined {
  const body = text.slice(0, -8);
  const head = text.slice(-8, -4);
  if (!/^[ -~]+$/.test(text) || head !== `${check}04`) return undefined;
  if (crc16(body + head) !== text.slice(-4).toUpperCase()) return undefined;
  return decodeQrFields(body);
}
