import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { errorCode } from './errorCode.ts';

export interface ArchiveLimits {
  readonly maxEntries: number;
  /**
   * The limit for all unpacked entries together. Bytes are counted while unpacking, because sizes stated in the
   * archive may be false.
   */
  readonly maxBytes: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const longestComment = 0xffff;
const inflate = promisify(inflateRaw);

/**
 * The requested entries of a zip archive by name. `damaged` if the file is no zip archive (or encrypted, split, or
 * larger than 4 GB), `tooLarge` if the archive exceeds the limits.
 */
export async function unpack(
  bytes: Uint8Array,
  limits: ArchiveLimits,
  wanted: (name: string) => boolean,
): Promise<Map<string, Uint8Array> | 'damaged' | 'tooLarge'> {
  const directory = readDirectory(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (directory === undefined) return 'damaged';
  if (directory.length > limits.maxEntries) return 'tooLarge';
  const entries = new Map<string, Uint8Array>();
  let left = limits.maxBytes;
  for (const { name, packed, compressed } of directory) {
    if (!wanted(name)) continue;
    if (entries.has(name)) return 'damaged';
    const content = compressed ? await inflateUpTo(packed, left) : packed;
    if (typeof content === 'string') return content;
    left -= content.length;
    if (left < 0) return 'tooLarge';
    entries.set(name, content);
  }
  return entries;
}

async function inflateUpTo(packed: Buffer, maxBytes: number): Promise<Uint8Array | 'damaged' | 'tooLarge'> {
  if (maxBytes <= 0) return 'tooLarge';
  try {
    return await inflate(packed, { maxOutputLength: maxBytes });
  } catch (error) {
    return errorCode(error) === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'damaged';
  }
}

interface Entry {
  readonly name: string;
  readonly packed: Buffer;
  readonly compressed: boolean;
}

function readDirectory(archive: Buffer): Entry[] | undefined {
  const end = findEnd(archive);
  if (end === undefined) return undefined;
  const entries: Entry[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== entrySignature) return undefined;
    const nameLength = archive.readUInt16LE(at + 28);
    const entry = readEntry(archive, at, nameLength);
    if (entry === undefined) return undefined;
    entries.push(entry);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(archive: Buffer): number | undefined {
  const first = Math.max(0, archive.length - endLength - longestComment);
  for (let at = archive.length - endLength; at >= first; at -= 1) {
    if (archive.readUInt32LE(at) === endSignature) return at;
  }
  return undefined;
}

function readEntry(archive: Buffer, at: number, nameLength: number): Entry | undefined {
  const encrypted = (archive.readUInt16LE(at + 8) & 1) === 1;
  const method = archive.readUInt16LE(at + 10);
  const packedLength = archive.readUInt32LE(at + 20);
  const local = archive.readUInt32LE(at + 42);
  if (encrypted || (method !== 0 && method !== 8)) return undefined;
  if (local + 30 > archive.length || archive.readUInt32LE(local) !== localSignature) return undefined;
  const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  if (from + packedLength > archive.length) return undefined;
  return {
    name: archive.toString('utf8', at + 46, at + 46 + nameLength),
    packed: archive.subarray(from, from + packedLength),
    compressed: method === 8,
  };
}
