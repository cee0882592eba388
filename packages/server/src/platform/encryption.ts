import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Seals short texts with a key that only this installation's APP_SECRET yields: a copy of the database opens nothing. */
export interface Encryption {
  seal(text: string): string;
  /** Throws where the text was changed, or sealed under another secret. */
  open(sealed: string): string;
}

const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

/** What a sealed text looks like, for the database as well. */
export const sealedForm = `^${version}\\.[A-Za-z0-9_-]{${Math.ceil(((nonceBytes + tagBytes) * 4) / 3)},}$`;
const sealedText = new RegExp(sealedForm);

/** Whether a text has the form of a sealed one. */
export const isSealed = (text: string): boolean => sealedText.test(text);

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
