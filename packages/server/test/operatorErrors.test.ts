import { expect, test } from 'vitest';
import { root, run } from '../../../scripts/commands.ts';
import { ConfigurationError, nameRefusedLogin } from '../src/platform/configurationError.ts';
import { programOf } from './serverProcess.ts';
import { temporaryFolder } from './untilFileEnds.ts';

const databaseUrl = (change: (url: URL) => void): string => {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  change(url);
  return url.href;
};

const start = (env: Readonly<Record<string, string>>) =>
  run(process.execPath, [programOf(root)], {
    env: { LOG_LEVEL: 'silent', PORT: '0', HOST: '127.0.0.1', DATA_DIR: temporaryFolder('test'), ...env },
  });

const operate = (args: readonly string[], url = process.env.TEST_DATABASE_URL ?? '') =>
  run(process.execPath, ['packages/server/src/cli.ts', ...args], {
    env: { DATABASE_URL: url, DATA_DIR: temporaryFolder('test') },
  });

test.each([
  [
    'a variable is wrong',
    { DATABASE_URL: 'postgres://127.0.0.1:1/none', PORT: 'web' },
    /^Configuration: .*\n.*PORT\n$/,
  ],
  [
    'the login is refused',
    { DATABASE_URL: databaseUrl((url) => Object.assign(url, { username: 'stranger', password: 'no' })) },
    /^DATABASE_URL: .*"stranger".*\n$/,
  ],
  [
    'the database does not exist',
    { DATABASE_URL: databaseUrl((url) => Object.assign(url, { pathname: '/no_such_database' })) },
    /^DATABASE_URL: database "no_such_database" does not exist\n$/,
  ],
  [
    'the file with trusted certificates is missing',
    {
      DATABASE_URL: databaseUrl((url) => {
        url.search = '?sslmode=verify-full&sslrootcert=/no/such/ca.crt';
      }),
    },
    /^DATABASE_URL: ENOENT.*\/no\/such\/ca\.crt'\n$/,
  ],
  [
    'the server offers no TLS',
    { DATABASE_URL: databaseUrl((url) => url.searchParams.set('sslmode', 'verify-full')) },
    /^DATABASE_URL: .*(SSL connections|certificate).*\n$/,
  ],
])('a start says only what to change if %s', async (_, env, output) => {
  const ended = await start(env);
  expect(ended.output).toMatch(output);
  expect(ended.code).toBe(1);
});

test.each([
  [
    'the address of the database is none',
    ['shop', 'list'],
    'nonsense',
    /^Configuration: ✖ an address such as postgres:.*\n.*DATABASE_URL\n$/,
  ],
  ['the address of the database is not set', ['shop', 'list'], '', /✖ is not set\n.*DATABASE_URL\n$/],
  [
    'the database has no tables',
    ['shop', 'list'],
    undefined,
    /^The database lacks tables.*operate -- migrate\n$/,
  ],
  [
    'a new shop lacks its host and owner',
    ['shop', 'add', '--currency', 'X'],
    undefined,
    /^--host: is missing\n--currency: a currency .*\n--owner-login: is missing\n--owner-password: is missing\n$/,
  ],
])('a command says only what to change if %s', async (_, args, url, output) => {
  const ended = await operate(args, url);
  expect(ended.output).toMatch(output);
  expect(ended.code).toBe(1);
});

test('a certificate that is not trusted is an error of the variable, a lost connection is not', () => {
  const withCode = (code: string) => Object.assign(new Error('not today'), { code });
  for (const code of ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID'])
    expect(nameRefusedLogin('APP_DATABASE_URL', withCode(code))).toEqual(
      new ConfigurationError('APP_DATABASE_URL: not today'),
    );
  for (const code of ['ECONNREFUSED', '57P03', '40001', '']) {
    const error = withCode(code);
    expect(nameRefusedLogin('APP_DATABASE_URL', error)).toBe(error);
  }
});
