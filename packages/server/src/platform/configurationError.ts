import { isFileError } from './connectionUnavailable.ts';
import { errorCode } from './errorCode.ts';

/** An error that the operator corrects in the environment. A start that fails with it shows its message alone. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * PostgreSQL's codes for a login that it refuses and for a database that does not exist, and Node's and OpenSSL's for a
 * certificate that is not trusted.
 */
const refusedLogin = /^(28\w{3}|3D000)$|CERT|VERIFY|^ERR_(TLS|SSL)_/;
const withoutTls = 'The server does not support SSL connections';

/**
 * Turns the refusal of a login or of its encryption into a configuration error that names the variable. Other errors
 * are returned unchanged.
 */
export function nameRefusedLogin(variable: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isRefused = refusedLogin.test(errorCode(error)) || error.message === withoutTls || isFileError(error);
  return isRefused ? new ConfigurationError(`${variable}: ${error.message}`, { cause: error }) : error;
}
