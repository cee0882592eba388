import type { Call } from '@crossdock/contract/wire/call.ts';
import { swapNames } from '@crossdock/contract/wire/wireNames.ts';
import type { RunningApp } from '../src/app.ts';

export interface Answer {
  status: number;
  body: string;
  code: number;
  error: string | undefined;
}

interface Sent {
  readonly call: Call;
  readonly input: unknown;
  readonly token: string | undefined;
}

/** Sends a test's input unchanged. No client validates it first. */
export async function sendTo(
  running: RunningApp,
  host: string,
  { call, input, token }: Sent,
): Promise<Answer> {
  const fields = swapNames(input, call.misspelt) as Record<string, unknown>;
  const query = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const key = { 'idempotency-key': crypto.randomUUID() };
  const headers: Record<string, string> = { host, lang: 'en', ...key };
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  let payload: string | undefined;
  if (call.method === 'POST' && call.body === 'file') {
    headers['content-type'] = 'multipart/form-data; boundary=x';
    const parts = query.map(
      ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    payload = `${parts.join('')}--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\na,b\r\n--x--\r\n`;
  } else if (call.method === 'POST') {
    headers['content-type'] = 'application/json';
    payload = JSON.stringify(fields);
  }
  const url = `/api/${call.path}${call.method === 'GET' ? `?${new URLSearchParams(query as [string, string][])}` : ''}`;
  const answer = await running.server.app.inject({
    method: call.method,
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  const body = answer.json() as { code: number; error?: string };
  return { status: answer.statusCode, body: answer.body, code: body.code, error: body.error };
}
