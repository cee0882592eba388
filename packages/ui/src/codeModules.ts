import JsBarcode from 'jsbarcode';
import { encode } from 'uqr';

export type Symbology = 'CODE128' | 'CODE39';

/** The modules of a barcode, one character for each: `1` is a bar. */
export function barModules(text: string, format: Symbology = 'CODE128'): string {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, text, { format });
  return (drawn.encodings ?? []).map(({ data }) => data).join('');
}

/** The modules of a QR code without its quiet zone, row by row. */
export const qrModules = (text: string): readonly (readonly boolean[])[] =>
  encode(text, { ecc: 'M', border: 0 }).data;
