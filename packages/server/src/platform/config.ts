import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { ConfigurationError } from './configurationError.ts';
import { errorCode } from './errorCode.ts';

const placeOf = (text: string): [string, string] => {
  const at = text.indexOf('=');
  return [text.slice(0, at), text.slice(at + 1)];
};

const commaList = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

const databaseUrl = z
  .string('is not set')
  .regex(
    /^(postgres(ql)?:\/\/|socket:|\/)/,
    'an address such as postgres://user:password@host:5432/database',
  );

const settings = z.object({
  /** Connection of the role that owns the tables. Migrations run under it. */
  DATABASE_URL: databaseUrl,
  /** Connection of the role that serves requests; by default DATABASE_URL with `role=crossdock_app`. */
  APP_DATABASE_URL: databaseUrl.optional(),
  /**
   * Needed behind a pooler: a second login for the database of APP_DATABASE_URL, for transactions inside other
   * transactions.
   */
  ASIDE_DATABASE_URL: databaseUrl.optional(),
  /**
   * Databases that single shops were moved to: `name=address`, separated by blanks; each address contains the login
   * of its owner.
   */
  DATABASE_PLACES: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^[a-z][a-z0-9-]{0,30}=postgres(ql)?:\/\//, 'name=postgres://…')))
    .transform((places) => new Map(places.map(placeOf))),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /**
   * How long a call waits for a connection and for a statement. For a locked row it waits two fifths of that.
   */
  DATABASE_WAIT_SECONDS: z.coerce.number().min(1).max(60).default(5),
  /**
   * After SIGTERM the server is unready but still answers for this long, which must be at least the
   * balancer's time to notice.
   */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  /** A request with its body must arrive within this many seconds. */
  REQUEST_SECONDS: z.coerce.number().min(1).max(3_600).default(120),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('.data'),
  /** With less free space on the disk of the files or the database, members' writes are refused; 0 means never. */
  MIN_FREE_MB: z.coerce.number().int().min(0).default(256),
  /** Staff actions older than this many months are moved into sealed files; 0 means never. */
  HISTORY_MONTHS: z.coerce
    .number()
    .int()
    .refine((months) => months === 0 || (months >= 7 && months <= 1_200), '0, or 7 or more')
    .default(13),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Behind a proxy that sets X-Forwarded-*: addresses or networks of trusted proxies, comma-separated. */
  TRUST_PROXY: z.string().optional(),
  /** The port in shop addresses, if it is neither the scheme's default nor PORT. */
  PUBLIC_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  /**
   * Where the shops' host names must point: IP addresses, or one name, separated by commas. Shown to owners
   * and checked.
   */
  PUBLIC_ADDRESS: z
    .string()
    .default('')
    .transform(commaList)
    .pipe(z.array(z.string().regex(/^[0-9a-zA-Z:.-]+$/, '203.0.113.7, 2001:db8::7 or edge.example.com'))),
  /** Name servers for checking shops' hosts: `address` or `address:port`, separated by commas. */
  DNS_SERVERS: z.string().default('').transform(commaList),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Crossdock <no-reply@localhost>'),
  IMAP_URL: z.url({ protocol: /^imaps?$/ }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /**
   * Whether addresses have the form `https://endpoint/bucket/key` instead of `https://bucket.endpoint/key`. By
   * default only if an endpoint is set.
   */
  S3_PATH_STYLE: z.stringbool().optional(),
  /** Whether objects are sent with a checksum in addition to the signature. By default only to Amazon. */
  S3_CHECKSUMS: z.stringbool().optional(),
  /** The operator's own account. It serves only the shop whose host STRIPE_SHOP names. */
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_SHOP: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: z.string().optional(),
  /** Addresses of payment providers that replace the usual ones: a proxy, or mocks in tests. */
  LINE_PAY_API_URL: z.url().optional(),
  OMISE_API_URL: z.url().optional(),
  BILLPLZ_API_URL: z.url().optional(),
  ECPAY_API_URL: z.url().optional(),
  NEWEBPAY_API_URL: z.url().optional(),
  /** Addresses of e-invoice providers that replace the usual ones. */
  ECPAY_INVOICE_URL: z.url().optional(),
  EZPAY_INVOICE_URL: z.url().optional(),
  /** An address of ECPay's logistics that replaces the usual one: a proxy, or a mock in tests. */
  ECPAY_LOGISTICS_URL: z.url().optional(),
  /** Signs file addresses and codes. Generated once and kept in the data folder if not given. */
  APP_SECRET: z.string().min(32).optional(),
  SEED_DEMO: z.stringbool().default(false),
  /** Prints addresses and demo logins once the server listens. */
  WELCOME: z.stringbool().default(false),
  METRICS_TOKEN: z.string().optional(),
  /** Where security problems are reported, for /.well-known/security.txt. */
  SECURITY_CONTACT: z.url({ protocol: /^(mailto|https|tel)$/ }).optional(),
  /** Statements that wait this long for the database are logged with their call; 0 logs everything. */
  SLOW_STATEMENT_MS: z.coerce.number().min(0).default(500),
  /** The address to which traces and metrics are sent; if missing, none are made. The names are OpenTelemetry's. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/protobuf', 'http/json']).default('http/protobuf'),
  OTEL_SERVICE_NAME: z.string().default('crossdock'),
  /** The share of requests that are traced, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** How long spans are collected before they are sent, in ms. */
  OTEL_BSP_SCHEDULE_DELAY: z.coerce.number().int().min(10).max(60_000).default(5_000),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(100).default(60_000),
  /** Shops may name providers in private networks, without TLS: for tests, and if all shops belong to the operator. */
  OUTBOUND_PRIVATE: z.stringbool().default(false),
});

const environment = settings.refine(
  ({ APP_DATABASE_URL: app, ASIDE_DATABASE_URL: aside }) =>
    aside === undefined || (app !== undefined && loginOf(app) !== loginOf(aside)),
  {
    path: ['ASIDE_DATABASE_URL'],
    error: 'needs APP_DATABASE_URL beside it, and another login than that one',
  },
);

const loginOf = (url: string): string => (URL.canParse(url) ? new URL(url).username : '');

export interface Config extends Omit<z.infer<typeof environment>, 'APP_SECRET'> {
  readonly APP_SECRET: string;
  readonly dataDir: string;
}

/**
 * Reads and checks the environment. Throws an error that names every problem, so that an operator sees all of them at
 * once.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) throw new ConfigurationError(`Configuration: ${z.prettifyError(parsed.error)}`);
  const { APP_SECRET: given, ...rest } = parsed.data;
  const dataDir = resolve(rest.DATA_DIR);
  let secret = given;
  return {
    ...rest,
    dataDir,
    // Generated at first use, so that commands that do not need it leave no file.
    get APP_SECRET() {
      secret ??= keptSecret(dataDir);
      return secret;
    },
  };
}

function keptSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'app-secret');
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
