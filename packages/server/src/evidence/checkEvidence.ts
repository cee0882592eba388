import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { throttleKeyOfIp } from '../platform/networks.ts';
import { enforceRateLimit } from '../platform/throttle.ts';
import { isFileSealValid, readDocumentCode } from './seal.ts';

/** Limits checks by IP address. A code has 96 bits that cannot be guessed; the limit only prevents mass requests. */
const perAddress = { bucket: 'evidence-check', max: 60, windowSeconds: 3_600 };

/** Reads no orders or members, because the code itself contains the document's time and the digest of its content. */
export const checkEvidence: Handler<'checkEvidence'> = async (tx, actor, input, { config }) => {
  const wait = await enforceRateLimit(tx, perAddress, throttleKeyOfIp(actor.ip));
  if (wait) return wait;
  const { number, fileDigest, fileSeal } = input;
  const of = { secret: config.APP_SECRET, shopId: actor.shop.id, number };
  const read = readDocumentCode(of, input.code);
  if (read === undefined) return refuse('evidence.notOurs');
  const { createdAt, digest, code } = read;
  if (fileDigest === '') return { number, createdAt, digest, file: 'notChecked' };
  return {
    number,
    createdAt,
    digest,
    file: isFileSealValid(of, code, fileDigest, fileSeal) ? 'unchanged' : 'changed',
  };
};
