import { errorCode } from './errorCode.ts';

/** Not there, on its way down or up, or without a connection to spare: of the system, of PostgreSQL. */
const away = /^(E[A-Z]+|57P0[1-4]|53300|08\w{3})$/;
/** What the driver, its pool and a pooler say of the same. */
const awayWords = /^(Connection terminated|timeout exceeded when trying to connect$|query_wait_timeout$)/;

/** No connection came to be, or came free in time: nothing was asked, so nothing was done. */
export class ConnectionUnavailable extends Error {
  override readonly name = 'Unreached';
  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

/** Whether it failed since the database could not be asked, which may pass. */
export const isAway = (error: unknown): error is Error =>
  error instanceof ConnectionUnavailable ||
  (error instanceof Error && (away.test(errorCode(error)) || awayWords.test(error.message)));

/** @throws Unreached instead of an error that says the same. */
export async function reaching<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw isAway(error) ? new ConnectionUnavailable(error) : error;
  }
}
