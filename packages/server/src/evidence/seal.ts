import { hash } from 'node:crypto';
import {
  fileSealLine,
  readVerificationCode,
  sealBytes,
  verificationCode,
} from '@crossdock/domain/evidence/verification.ts';
import { keyedHash, sameBytes } from '../platform/ids.ts';

/** The data that a seal binds a document to. */
interface Sealed {
  readonly secret: string;
  readonly shopId: string;
  readonly number: string;
}

interface Made {
  readonly createdAt: string;
  /** The first 16 digits of the digest of the document's content. */
  readonly digest: string;
}

const codeSeal = ({ secret, shopId, number }: Sealed, { createdAt, digest }: Made): Buffer =>
  keyedHash(secret, 'evidence', shopId, number, createdAt, digest).subarray(0, sealBytes);

const fileSeal = ({ secret, shopId, number }: Sealed, code: string, fileDigest: string): Buffer =>
  keyedHash(secret, 'evidence file', shopId, number, code, fileDigest);

/** The code of a document; its time is a full second. */
export const documentCodeOf = (of: Sealed, made: Made): string =>
  verificationCode({ ...made, seal: codeSeal(of, made).toString('hex') });

/** The file with its seal as the last line. */
export function fileWithSealLine(of: Sealed, code: string, bytes: Uint8Array): Buffer {
  const seal = fileSeal(of, code, hash('sha256', bytes)).toString('hex');
  return Buffer.concat([bytes, Buffer.from(fileSealLine({ number: of.number, code, seal }))]);
}

/**
 * The time of a document and its digest, from its code. Undefined if this shop did not make the code for this number.
 */
export function readDocumentCode(of: Sealed, typed: string): (Made & { readonly code: string }) | undefined {
  const read = readVerificationCode(typed);
  if (read === undefined) return undefined;
  if (!sameBytes(codeSeal(of, read), Buffer.from(read.seal, 'hex'))) return undefined;
  return { createdAt: read.createdAt, digest: read.digest, code: verificationCode(read) };
}

export const isFileSealValid = (of: Sealed, code: string, fileDigest: string, seal: string): boolean =>
  sameBytes(fileSeal(of, code, fileDigest), Buffer.from(seal, 'hex'));
