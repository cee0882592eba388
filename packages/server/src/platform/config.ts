import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { errorCode } from './errorCode.ts';

const placeOf = (text: string): [string, string] => {
  const at = text.indexOf('=');
  return [text.slice(0, at), text.slice(at + 1)];
};

const settings = z.object({
  /** Connection of the role that owns the tables; migrations run under it. */
  DATABASE_URL: z.string().min(1),
  /** Connection of the role that serves requests; by default DATABASE_URL with `role=crossdock_app`. */
  APP_DATABASE_URL: z.string().optional(),
  /** Behind a pooler: the same place as APP_DATABASE_URL by a second login. */
  ASIDE_DATABASE_URL: z.string().optional(),
  /** Databases where single shops have been moved to: `name=address`, with blanks between; each entered as its owner. */
  DATABASE_PLACES: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^[a-z][a-z0-9-]{0,30}=postgres(ql)?:\/\//, 'name=postgres://…')))
    .transform((places) => new Map(places.map(placeOf))),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** How long a call waits for a connection, and for a statement; for a row that somebody keeps, two fifths of it. */
  DATABASE_WAIT_SECONDS: z.coerce.number().min(1).max(60).default(5),
  /** From SIGTERM on the server is unready but still answers for this long: at least the balancer's time to notice. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  /** Within so many seconds a request, with its body, must have come in. */
  REQUEST_SECONDS: z.coerce.number().min(1).max(3_600).default(120),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('.data'),
  /** With less free space, on the disk of the files or of the database, members' writes are refused; 0: never. */
  MIN_FREE_MB: z.coerce.number().int().min(0).default(256),
  /** What staff did more months ago is sealed into files; 0: never. */
  HISTORY_MONTHS: z.coerce
    .number()
    .int()
    .refine((months) => months === 0 || (months >= 7 && months <= 1_200), '0, or 7 or more')
    .default(13),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Behind a proxy that sets X-Forwarded-*: addresses or networks of the proxies to trust, comma-separated. */
  TRUST_PROXY: z.string().optional(),
  /** In the addresses of shops, where it is neither that of the scheme nor PORT. */
  PUBLIC_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Crossdock <no-reply@localhost>'),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** `https://endpoint/bucket/key`, and not `https://bucket.endpoint/key`; by default where an endpoint is named. */
  S3_PATH_STYLE: z.stringbool().optional(),
  /** Whether objects travel with a checksum beside the signature; by default at Amazon alone. */
  S3_CHECKSUMS: z.stringbool().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: z.string().optional(),
  /** Another address of ECPay's logistics: a proxy, or a double in tests. */
  ECPAY_LOGISTICS_URL: z.url().optional(),
  /** Signs file addresses and codes; made once and kept in the data folder when not given. */
  APP_SECRET: z.string().min(32).optional(),
  SEED_DEMO: z.stringbool().default(false),
  /** Prints addresses and demo logins once the server listens. */
  WELCOME: z.stringbool().default(false),
  METRICS_TOKEN: z.string().optional(),
  /** Where faults in security are reported, for /.well-known/security.txt. */
  SECURITY_CONTACT: z.url({ protocol: /^(mailto|https|tel)$/ }).optional(),
  /** What waits so long for the database is logged, with the call that asked; 0 logs everything. */
  SLOW_STATEMENT_MS: z.coerce.number().min(0).default(500),
  /** Where traces and metrics are sent; none are made without it. The names are those of OpenTelemetry. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/protobuf', 'http/json']).default('http/protobuf'),
  OTEL_SERVICE_NAME: z.string().default('crossdock'),
  /** The share of requests that are traced, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Spans wait so long for others to leave with, in ms. */
  OTEL_BSP_SCHEDULE_DELAY: z.coerce.number().int().min(10).max(60_000).default(5_000),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(100).default(60_000),
  /** Shops may name providers in private networks, without TLS: for tests, and where all shops are the operator's own. */
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

/** Reads and checks the environment. Throws with every fault named, so that an operator sees them all at once. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) throw new Error(`Configuration: ${z.prettifyError(parsed.error)}`);
  const { APP_SECRET: given, ...rest } = parsed.data;
  const dataDir = resolve(rest.DATA_DIR);
  let secret = given;
  return {
    ...rest,
    dataDir,
    // Made when it is first asked for: a command that needs none leaves none behind.
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
