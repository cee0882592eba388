import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { ServedProcess } from './stage.ts';

/**
 * Sends a call and returns its data. Uses node:http, because `fetch` cannot set the host that identifies the
 * shop.
 * @throws Error if the call was refused
 */
export async function callServer<T>(
  product: ServedProcess,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: FormData | object,
): Promise<T> {
  const isForm = body instanceof FormData;
  const sent = body === undefined ? undefined : new Response(isForm ? body : JSON.stringify(body));
  const type = isForm ? sent?.headers.get('content-type') : 'application/json';
  const bytes = sent && new Uint8Array(await sent.arrayBuffer());
  const answer = await new Promise<{ data: T; error?: string; message: string }>((resolve, reject) => {
    const asking = request(
      `${product.url}/api/${path}`,
      {
        method: bytes ? 'POST' : 'GET',
        headers: { ...headers, ...(bytes && type ? { 'content-type': type } : {}) },
      },
      (got) => json(got).then((value) => resolve(value as { data: T; message: string }), reject),
    );
    asking.once('error', reject);
    asking.end(bytes);
  });
  if (answer.error) throw new Error(`${path}: ${answer.message}`);
  return answer.data;
}
