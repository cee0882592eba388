import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { NoTransaction } from '../platform/db.ts';
import { encryptionWith } from '../platform/encryption.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);
const nonceBytes = 12;
const tagBytes = 16;

export const exportPartMime = 'application/octet-stream';

/**
 * A key for the parts of one export, encrypted with the installation's secret, without which nobody can read
 * them.
 */
export const newExportPartKey = (secret: string): string =>
  encryptionWith(secret).seal(randomBytes(32).toString('base64'));

const keyOf = (secret: string, sealedKey: string): Buffer =>
  Buffer.from(encryptionWith(secret).open(sealedKey), 'base64');

/** Identifies a part and its owner, so that it cannot be opened in place of another. */
export interface ExportPartId {
  readonly exportId: string;
  readonly position: number;
  readonly file: string;
}

const boundTo = ({ exportId, position, file }: ExportPartId) =>
  Buffer.from(`${exportId} ${position} ${file}`);

export async function encryptExportPart(
  noTransaction: NoTransaction,
  secret: string,
  sealedKey: string,
  name: ExportPartId,
  text: string,
): Promise<Buffer> {
  noTransaction.check();
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, sealedKey), nonce).setAAD(boundTo(name));
  const sealed = [cipher.update(await pack(text)), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
}

/** Decrypts a part. Throws if it was changed, or is a different part. */
export async function decryptExportPart(
  noTransaction: NoTransaction,
  secret: string,
  sealedKey: string,
  name: ExportPartId,
  bytes: Uint8Array,
): Promise<Buffer> {
  noTransaction.check();
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, sealedKey), bytes.subarray(0, nonceBytes))
    .setAAD(boundTo(name))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return unpack(Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]));
}
