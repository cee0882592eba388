import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { FastifyRequest } from 'fastify';
import { busyRefusal, TooBusy } from './concurrencyLimiter.ts';
import { isTemporaryFailure } from './db.ts';
import { ForeignShop, TransferLimitExceeded } from './requestInput.ts';
import type { Services } from './services.ts';

export type FailedRequestError = Error & { statusCode?: number; code?: string };

const busySeconds = 5;

/** The refusal that the sender of a request gets for an error. Our own errors are logged. */
export function failureRefusal(
  { space }: Pick<Services, 'space'>,
  error: FailedRequestError,
  { raw, log }: Pick<FastifyRequest, 'raw' | 'log'>,
): Refusal {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE' || error.statusCode === 413) return refuse('request.tooLarge');
  // The client disconnected during the request: nobody reads the answer, and it is not our error.
  const isBrokenOff = raw.destroyed && !raw.complete;
  if (isBrokenOff || (error.statusCode ?? 500) < 500) return refuse('request.invalid');
  if (error instanceof TooBusy) return busyRefusal(error);
  if (error instanceof TransferLimitExceeded) return refuse('throttle.wait', { seconds: busySeconds });
  if (error instanceof ForeignShop) return refuse('shop.unknown');
  if (isTemporaryFailure(error)) {
    log.warn({ err: error }, 'waited too long');
    return refuse('server.busy', { seconds: busySeconds });
  }
  log.error({ err: error }, 'failed');
  return refuse(space.note(error) ? 'server.noSpace' : 'server.failed');
}
