import { createHash } from 'node:crypto';
import { escapeFormula } from '@crossdock/contract/wire/escapeFormula.ts';
import { toMinor } from '@crossdock/domain/money.ts';
import { achP01File } from '@crossdock/domain/payouts/achP01.ts';
import type { PayoutBatch, PayoutFileSettings, PayoutFormat } from '@crossdock/domain/payouts/file.ts';
import { pain001File } from '@crossdock/domain/payouts/pain001.ts';
import { bankFileRows } from '@crossdock/domain/payouts/table.ts';
import { encodeText, fitsEncoding } from './encodings.ts';

const endings: Readonly<Record<PayoutFormat, string>> = {
  pain09: 'xml',
  pain03: 'xml',
  achP01: 'txt',
  map: 'csv',
  billplz: 'json',
};
const mimes: Readonly<Record<string, string>> = {
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=us-ascii',
  csv: 'text/csv',
  json: 'application/json',
};

export interface BankFile {
  readonly filename: string;
  readonly mime: string;
  readonly base64: string;
  readonly sha256: string;
}

/**
 * The bank file of a batch. Its bytes are always the same, because all its content was stored when the batch
 * was built.
 */
export function bankFile(terms: PayoutFileSettings, batch: PayoutBatch): BankFile {
  const ending = endings[terms.format];
  const bytes = bytesOf(terms, batch);
  return {
    filename: `${batch.number}.${ending}`,
    mime: mimes[ending] ?? 'application/octet-stream',
    base64: bytes.toString('base64'),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

function bytesOf(terms: PayoutFileSettings, batch: PayoutBatch): Buffer {
  if (terms.format === 'achP01') {
    const unitsOf = (amountMinor: number) => amountMinor / toMinor(1, batch.currency);
    return Buffer.from(achP01File(terms, batch, unitsOf), 'ascii');
  }
  if (terms.format === 'billplz') return Buffer.from(paymentOrders(terms, batch), 'utf8');
  if (terms.format !== 'map') return Buffer.from(pain001File(terms, batch), 'utf8');
  if (terms.map === null) throw new Error(`batch ${batch.number} has no table`);
  const { separator, encoding } = terms.map;
  const rows = bankFileRows(terms.map, terms, batch.currency, batch.lines);
  const between = separator === 'tab' ? '\t' : separator;
  const text = rows.map(
    (row) => `${row.map((cell) => quoted(escapeFormula(cell), between)).join(between)}\r\n`,
  );
  return encodeText(encoding, text.join(''));
}

/** The content of the file of a batch that a provider pays: its payment orders as JSON. */
const paymentOrders = ({ provider }: PayoutFileSettings, { number, currency, lines }: PayoutBatch): string =>
  JSON.stringify({
    ...{ number, currency, collection: provider?.collectionId },
    orders: lines.map(({ reference, bankCode, account, payeeName, amountMinor }) => ({
      ...{ reference, bankCode, account, payeeName, amountMinor },
    })),
  });

function quoted(cell: string, between: string): string {
  return cell.includes(between) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Whether the file's encoding can represent every character of a text. */
export const fitsFileEncoding =
  ({ map }: Pick<PayoutFileSettings, 'map'>) =>
  (text: string): boolean =>
    fitsEncoding(map?.encoding ?? 'utf-8', text);
