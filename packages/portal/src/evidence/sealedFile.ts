import { maxFileSealLength, readFileSeal } from '@crossdock/domain/evidence/verification.ts';

interface ReadSeal {
  readonly number: string;
  readonly code: string;
  readonly fileDigest: string;
  readonly fileSeal: string;
}

/** Number, code and seal of a document's file, with the digest of the rest; null if the file has no seal. */
export async function readSeal(file: Blob): Promise<ReadSeal | null> {
  const end = new TextDecoder('latin1').decode(await file.slice(-maxFileSealLength).arrayBuffer());
  const read = readFileSeal(end);
  if (read === undefined) return null;
  const rest = await file.slice(0, file.size - read.fromEnd).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', rest));
  const { number, code, seal: fileSeal } = read;
  return { number, code, fileSeal, fileDigest: hexOf(digest) };
}

const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
