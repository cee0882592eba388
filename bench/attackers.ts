import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { WebSocket } from 'ws';
import { hostOf, memberOf, memberToken, million } from './generate.ts';

/** The program of the attacking process of `attacks.ts`. It ends on its own and connects only to loopback. */

const shops = { ...million, shops: 10 };
const host = hostOf(1);
const tokenOf = (n: number) => memberToken(memberOf(shops, 1, n));

interface Target {
  readonly url: string;
  readonly port: number;
  readonly goesOn: () => boolean;
  readonly counts: Record<string, number>;
}

const count = ({ counts }: Target, what: string, by = 1) => {
  counts[what] = (counts[what] ?? 0) + by;
};

interface Ask {
  readonly method?: 'GET' | 'POST';
  readonly token?: string;
  readonly from?: string;
  readonly type?: string;
  readonly body?: string | Uint8Array;
}

const agent = new Agent({ keepAlive: true, maxSockets: 500 });

/** Sends a request and reads the answer. Returns status 0 if the connection broke. */
function ask(target: Target, path: string, { method, token, from, type, body }: Ask = {}) {
  const headers = {
    host,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined
      ? {}
      : { 'content-type': type ?? 'application/json', 'content-length': length(body) }),
  };
  const options = {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    localAddress: from ?? '127.0.0.9',
  };
  return new Promise<{ status: number; text: string }>((resolve) => {
    const lost = () => resolve({ status: 0, text: '' });
    const sent = request(`${target.url}${path}`, { ...options, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.length < 4 && parts.push(part));
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
      answer.once('error', lost);
    });
    sent.once('error', lost);
    sent.end(body);
  });
}

const length = (body: string | Uint8Array) => String(Buffer.byteLength(body));

/** Keeps `atOnce` requests running at the same time: as soon as one is answered, the next one is sent. */
async function flood(target: Target, what: string, atOnce: number, one: (n: number) => Promise<number>) {
  const lane = async (n: number) => {
    while (target.goesOn()) {
      const status = await one(n);
      count(target, `${what}: ${status || 'broken'}`);
      if (status === 0) await pause(50);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, n) => lane(n)));
}

function open(target: Target, from: string): Promise<Socket> {
  const socket = connect({ port: target.port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => undefined);
  return new Promise((resolve) =>
    socket.once('connect', () => resolve(socket)).once('close', () => resolve(socket)),
  );
}

/** Requests the API description forty times at once, while 150 connections request it and never read the answer. */
async function description(target: Target): Promise<void> {
  const unread = await Promise.all(Array.from({ length: 150 }, () => open(target, '127.0.0.9')));
  for (const socket of unread) {
    socket.pause();
    socket.write(`GET /api/openapi.json HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
  }
  await flood(target, 'description', 40, async () => (await ask(target, '/api/openapi.json')).status);
  for (const socket of unread) socket.destroy();
}

/** Starts uploads to the chat from five addresses. The uploads never end. */
async function uploads(target: Target): Promise<void> {
  const head = (from: string) =>
    [
      'POST /api/ChatSend/Upload HTTP/1.1',
      `host: ${host}`,
      'content-type: multipart/form-data; boundary=x',
      'content-length: 5000000',
      `user-agent: ${from}`,
      '',
      '--x\r\ncontent-disposition: form-data; name="pass"\r\n\r\nx',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n\x89PNG',
    ].join('\r\n');
  const lane = async (n: number) => {
    const from = `127.0.0.${10 + (n % 5)}`;
    while (target.goesOn()) {
      const socket = await open(target, from);
      socket.resume();
      socket.write(head(from));
      while (target.goesOn() && !socket.destroyed) {
        socket.write('x');
        for (let waited = 0; waited < 10_000 && target.goesOn() && !socket.destroyed; waited += 250)
          await pause(250);
      }
      if (socket.destroyed) count(target, 'uploads: ended by the server');
      socket.destroy();
      await pause(100);
    }
  };
  await Promise.all(Array.from({ length: 40 }, (_, n) => lane(n)));
}

/** Sends bodies of 960 kB with unknown keys, ten at once, from one member. */
async function keys(target: Target): Promise<void> {
  const body = JSON.stringify(Object.fromEntries(Array.from({ length: 80_000 }, (_, n) => [`k${n}`, n])));
  const sent = { token: tokenOf(1), body };
  await flood(
    target,
    'unknown keys',
    10,
    async () => (await ask(target, '/api/Orders/AddOrder', sent)).status,
  );
}

/** Uploads pictures of a few bytes with the largest allowed dimensions: eighteen at once, from three members. */
async function pictures(target: Target): Promise<void> {
  const bytes = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#fff' } })
    .webp({ lossless: true })
    .toBuffer();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'a.webp'));
  const whole = new Response(form);
  const type = whole.headers.get('content-type') ?? '';
  const body = new Uint8Array(await whole.arrayBuffer());
  await flood(target, `pictures of ${bytes.length} bytes`, 18, async (n) => {
    const { status } = await ask(target, '/api/Member/upload', { token: tokenOf(2 + (n % 3)), type, body });
    if (status !== 200) await pause(50);
    return status;
  });
}

/** Opens seven thousand realtime connections of one member, who then logs out. */
async function sockets(target: Target): Promise<void> {
  const token = tokenOf(6);
  const lines: WebSocket[] = [];
  let heard = 0;
  const one = () =>
    new Promise<void>((resolve) => {
      const line = new WebSocket(`${target.url.replace('http', 'ws')}/api/realtime`, {
        ...{ headers: { host }, localAddress: '127.0.0.20' },
      });
      line.once('open', () => line.send(token));
      line.once('message', () => {
        heard += 1;
        resolve();
      });
      line.once('error', () => resolve());
      line.once('close', () => resolve());
      lines.push(line);
    });
  const lane = async () => {
    while (target.goesOn() && lines.length < 7_000) await one();
  };
  await Promise.all(Array.from({ length: 20 }, lane));
  count(target, 'sockets: tried', lines.length);
  count(target, 'sockets: let in', heard);
  const { status } = await ask(target, '/api/Member/Logout', { token, body: '{}' });
  count(target, `log-out: ${status}`);
  while (target.goesOn()) await pause(100);
  for (const line of lines) line.terminate();
}

/** Lets twelve guests send as many chat messages as they can. */
async function talks(target: Target): Promise<void> {
  const text = '說'.repeat(2_000);
  const passes: string[] = [];
  for (let n = 0; n < 12; n++) {
    const { text: answer } = await ask(target, '/api/ChatSend/GetCustomer', {
      from: '127.0.0.30',
      body: '{}',
    });
    passes.push(/"pass":"([^"]+)"/.exec(answer)?.[1] ?? '');
  }
  await flood(target, 'guests say', 12, async (n) => {
    const body = JSON.stringify({ pass: passes[n], id: crypto.randomUUID(), text });
    const { status } = await ask(target, '/api/ChatSend/Send', { from: '127.0.0.30', body });
    if (status !== 200) await pause(20);
    return status;
  });
}

const attacks = { description, uploads, keys, pictures, sockets, talks };
export const attackNames = Object.keys(attacks) as (keyof typeof attacks)[];

if (import.meta.main) {
  const [, , url = '', seconds = '', names = ''] = process.argv;
  const ends = performance.now() + Number(seconds) * 1000;
  const target: Target = {
    ...{ url, port: Number(new URL(url).port), counts: {} },
    goesOn: () => performance.now() < ends,
  };
  const chosen = attackNames.filter((name) => names.split('+').includes(name));
  await Promise.all(chosen.map((name) => attacks[name](target)));
  process.send?.(target.counts, () => process.exit());
}
