import type { CallFailure } from './callFailure.ts';

/**
 * Whether a retry may succeed without any change: the connection broke or was slow, or the server failed or was
 * overloaded.
 */
export const isRetryable = ({ undecided, code }: CallFailure): boolean =>
  undecided || code === 408 || code === 429;
