import { expect, type Page } from '@playwright/test';
import { callApiInPage, tokenIn } from './newShop.ts';

/**
 * The smallest picture that the server accepts, for tests where the picture does not matter. The server re-encodes
 * every picture.
 */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A file with that picture, in the form that Playwright's `setInputFiles` takes. */
export const pictureFile = (name: string) => ({ name, mimeType: 'image/png', buffer: onePixel });

/** Requests a payout of a part of the balance to a bank account. */
export async function withdraw(phone: Page, amountMinor: number): Promise<void> {
  await callApiInPage(
    phone,
    'POST',
    'Centralized/SubmitWithdrawal',
    await tokenIn(phone, 'crossdock.token'),
    {
      ...{ amountMinor, accountType: 'bankCard', accountName: '王小明' },
      ...{ account: '808-1234-567890', bankName: '玉山銀行', bankCode: '8081234' },
      accountFileId: await uploadPicture(phone, 'withdrawal'),
    },
  );
}

/** Uploads a picture as the member's browser does. */
export async function uploadPicture(phone: Page, type: 'voucher' | 'withdrawal'): Promise<string> {
  const token = await tokenIn(phone, 'crossdock.token');
  const { status, body } = await phone.evaluate(
    async ([bearer, of, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const form = new FormData();
      form.append('type', of);
      form.append('file', new Blob([bytes], { type: 'image/png' }), 'picture.png');
      const headers = { authorization: `Bearer ${bearer}` };
      const answer = await fetch('/api/Member/upload', { method: 'POST', headers, body: form });
      return {
        status: answer.status,
        body: (await answer.json()) as { data: { fileId: string } },
      };
    },
    [token, type, onePixel.toString('base64')] as const,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.fileId;
}
