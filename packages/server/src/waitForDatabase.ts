import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from './platform/config.ts';
import { isConnectionError } from './platform/connectionUnavailable.ts';
import { retryUntilReachable } from './platform/retryUntilReachable.ts';
import { statusLang, statusPage } from './shops/statusPage.ts';

/**
 * Runs a start-up step that needs the database. While the database is unreachable, it retries every second. Meanwhile
 * the process answers on its port that it is alive but not ready, shows the status page, and answers everything else
 * with 503.
 */
export async function waitForDatabase<T>(config: Config, log: Logger, step: () => Promise<T>): Promise<T> {
  let result: { readonly value: T } | undefined;
  let waiting: Server | undefined;
  const tried = async () => {
    try {
      result = { value: await step() };
    } catch (error) {
      if (isConnectionError(error)) waiting ??= await answerMeanwhile(config);
      throw error;
    }
  };
  try {
    await retryUntilReachable(tried, log, new AbortController().signal);
  } finally {
    await closed(waiting);
  }
  if (result === undefined) throw new Error('the step ended without a result');
  return result.value;
}

function answerMeanwhile({ PORT, HOST }: Config): Promise<Server> {
  const server = createServer(answer);
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(PORT, HOST, () => resolve(server));
  });
}

const fault = 'the database does not answer';

function answer(request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const send = (status: number, type: string, text: string) =>
    response
      .writeHead(status, {
        'content-type': type,
        'cache-control': 'no-store',
        'retry-after': '5',
        connection: 'close',
      })
      .end(text);
  if (url.pathname === '/livez') return void send(200, 'application/json', JSON.stringify({ alive: true }));
  if (url.pathname === '/readyz')
    return void send(503, 'application/json', JSON.stringify({ ready: false, faults: [fault] }));
  const lang = statusLang(url.searchParams.get('lang') ?? undefined, request.headers['accept-language']);
  const status = url.pathname === '/status' ? 200 : 503;
  send(status, 'text/html; charset=utf-8', statusPage(undefined, lang, Date.now()));
}

const closed = (server: Server | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (server === undefined) return resolve();
    server.close(() => resolve());
    server.closeAllConnections();
  });
