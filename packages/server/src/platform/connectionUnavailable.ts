import { errorCode } from './errorCode.ts';

/**
 * Codes of the system and of PostgreSQL for a database that is unreachable, starting, stopping, or out of
 * connections.
 */
const away = /^(E[A-Z]+|57P0[1-4]|53300|08\w{3})$/;
/** Messages of the driver, its pool and a pooler with the same meaning. */
const awayWords = /^(Connection terminated|timeout exceeded when trying to connect$|query_wait_timeout$)/;

/** No connection could be made or became free in time. Nothing was sent, so nothing was changed. */
export class ConnectionUnavailable extends Error {
  override readonly name = 'ConnectionUnavailable';
  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

/** Whether a file could not be opened, such as the one with the certificates that a connection trusts. */
export const isFileError = (error: Error): boolean => 'syscall' in error && error.syscall === 'open';

/** Whether the database could not be reached, which may be temporary. */
export const isConnectionError = (error: unknown): error is Error =>
  error instanceof ConnectionUnavailable ||
  (error instanceof Error &&
    !isFileError(error) &&
    (away.test(errorCode(error)) || awayWords.test(error.message)));

/**
 * Turns errors of connecting into `ConnectionUnavailable`.
 * @throws ConnectionUnavailable instead of an error that means the same.
 */
export async function mapConnectionErrors<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw isConnectionError(error) ? new ConnectionUnavailable(error) : error;
  }
}
