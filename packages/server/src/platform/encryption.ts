import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts short texts with a key derived from APP_SECRET, so that a copy of the database reveals nothing. */
export interface Encryption {
  seal(text: string): string;
  /** Decrypts a text. Throws if it was changed, or encrypted with another secret. */
  open(sealed: string): string;
}

const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

/** The pattern of an encrypted text, which the database checks too. */
export const encryptedPattern = `^${version}\\.[A-Za-z0-9_-]{${Math.ceil(((nonceBytes + tagBytes) * 4) / 3)},}$`;
const sealedText = new RegExp(encryptedPattern);

/** Whether a text has the form of an encrypted one. */
export const isEncrypted = (text: string): boolean => sealedText.test(text);

export function encryptionWith(secret: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'crossdock shop secrets', 32));
  return {
    seal: (text) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${version}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },
    open: (sealed) => {
      const [found, text = ''] = sealed.split('.');
      if (found !== version) throw new Error('not sealed by this product');
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const opened = [decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()];
      return Buffer.concat(opened).toString('utf8');
    },
  };
}
