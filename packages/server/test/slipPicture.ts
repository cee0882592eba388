import { thaiSlipQr } from '@crossdock/domain/payments/thaiSlip.ts';
import sharp from 'sharp';
import { encode } from 'uqr';

interface Drawn {
  readonly bankCode: string;
  readonly reference: string;
  /** The printed amount and the size. Both change the picture, but not its code. */
  readonly amount?: string;
  readonly widthPx?: number;
}

/** A picture of a Thai transfer slip with its small code, as a phone saves it. */
export async function slipPicture({ amount = '1,234.00', widthPx = 1080, ...slip }: Drawn): Promise<Blob> {
  return pictureWithQr(thaiSlipQr(slip), amount, widthPx);
}

/** A picture of a transfer slip with this code. */
export async function pictureWithQr(code: string, amount = '1,234.00', widthPx = 1080): Promise<Blob> {
  const { data, size } = encode(code, { ecc: 'L', border: 4 });
  const dots = data.flatMap((row, y) =>
    row.flatMap((on, x) => (on ? [`<rect x="${x}" y="${y}" width="1.02" height="1.02"/>`] : [])),
  );
  const lines = ['โอนเงินสำเร็จ', '26 พ.ย. 69 14:05', 'นาย สมชาย ใจดี', 'xxx-x-x1234-x', `${amount} บาท`].map(
    (text, at) => `<text x="80" y="${260 + at * 130}" font-size="52">${text}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1080 1520" width="${widthPx}">
    <rect width="1080" height="1520" fill="#dff3e6"/><circle cx="900" cy="240" r="110" fill="#2f9e62"/>${lines.join('')}
    <g transform="translate(780 1220) scale(${240 / size})"><rect width="${size}" height="${size}" fill="#fff"/>${dots.join('')}</g></svg>`;
  const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 75 }).toBuffer();
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });
}
