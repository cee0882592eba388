import { exportLimits } from '@crossdock/domain/leaving/limits.ts';
import { keyedHash, sameBytes } from '../platform/ids.ts';

const sign = (secret: string, ...parts: (string | number)[]): string =>
  keyedHash(secret, 'export', ...parts.map(String)).toString('base64url');

/** A signed address of one of an export's zip files, valid for some minutes. */
export function downloadUrl(
  secret: string,
  shopId: string,
  exportId: string,
  number: number,
  nowMs: number,
): string {
  const expires = nowMs + exportLimits.addressSeconds * 1_000;
  return `/exports/${exportId}/${number}?e=${expires}&s=${sign(secret, shopId, exportId, number, expires)}`;
}

/** Whether the address was signed by us for this shop and has not expired. */
export function isDownloadUrlValid(
  secret: string,
  shopId: string,
  { id, number }: { readonly id: string; readonly number: string },
  { e, s }: { readonly e?: string; readonly s?: string },
  nowMs: number,
): boolean {
  const expires = Number(e);
  if (!Number.isSafeInteger(expires) || expires < nowMs || s === undefined) return false;
  return sameBytes(Buffer.from(s), Buffer.from(sign(secret, shopId, id, number, expires)));
}
