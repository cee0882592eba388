import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** Shorter answers fit into one packet without encoding. */
export const minEncodingBytes = 1_024;

/** The best encoding that we and the client support; null if the client names none, as most programs do. */
export function encodingFor(request: FastifyRequest): Encoding | null {
  const accepted = request.headers['accept-encoding'];
  if (accepted === undefined) return null;
  const wanted = String(accepted)
    .split(',')
    .map((part) => part.replaceAll(' ', '').split(';q='))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name);
  return wanted.includes('br') ? 'br' : wanted.includes('gzip') ? 'gzip' : null;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Encodes an answer that is sent once: with fast settings, and with a compression window that is no larger than usual
 * answers.
 */
export async function encodeOnce(text: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(text, { level: 4 });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
  return brotli(text, {
    params: {
      [BROTLI_PARAM_QUALITY]: 4,
      [BROTLI_PARAM_LGWIN]: 17,
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    },
  });
}

/** Encodes a text that is sent many times, with the best compression. */
export async function encodeForCache(text: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'gzip' ? zip(text, keptZip) : brotli(text, keptBrotli);
}

/** Like `encodeForCache`, for a short text and synchronously. */
export function encodeShortForCache(text: string, encoding: Encoding): Buffer {
  return encoding === 'gzip' ? gzipSync(text, keptZip) : brotliCompressSync(text, keptBrotli);
}

const keptZip = { level: 9 };
const keptBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
