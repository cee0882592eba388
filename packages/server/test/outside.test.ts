import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/platform/config.ts';
import { openFileStore } from '../src/platform/files.ts';
import { sendMessage } from '../src/platform/messages.ts';
import { asShopId } from '../src/platform/scope.ts';
import { picture } from './parcelWorld.ts';
import { startWorld, type World } from './world.ts';

/** What leaves the product: files to a bucket, mail to a server. Both stand here on loopback and are really spoken to. */
const objects = new Map<string, { bytes: Buffer; mime: string }>();
const received: { to: string[]; text: string }[] = [];
let bucket: Server;
let post: SMTPServer;
let world: World;
let arrived: () => void = () => undefined;

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

/** As much of S3 as the store speaks: signed PUT, GET and DELETE of path-style keys. */
function openBucket(): Server {
  return createServer((request, response) => {
    const key = new URL(request.url ?? '/', 'http://bucket').pathname;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signed =
        /^AWS4-HMAC-SHA256 Credential=bench-key\/\d{8}\/eu-test-1\/s3\/aws4_request, .*Signature=[0-9a-f]{64}$/;
      if (!signed.test(request.headers.authorization ?? '')) return response.writeHead(403).end();
      if (request.method === 'PUT') {
        objects.set(key, { bytes: Buffer.concat(chunks), mime: request.headers['content-type'] ?? '' });
        return response.writeHead(200).end();
      }
      const object = objects.get(key);
      if (request.method === 'DELETE') {
        objects.delete(key);
        return response.writeHead(204).end();
      }
      if (object) return response.writeHead(200, { 'content-type': object.mime }).end(object.bytes);
      return response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>none</Message></Error>');
    });
  });
}

function openPost(): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody@') ? new Error('no such mailbox') : null),
    onData: (stream, session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
        done();
        arrived();
      });
    },
  });
}

beforeAll(async () => {
  bucket = openBucket();
  post = openPost();
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve));
  world = await startWorld({
    env: {
      SMTP_URL: `smtp://127.0.0.1:${portOf(post.server)}`,
      MAIL_FROM: 'Forwarder <post@forwarder.example>',
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: `http://127.0.0.1:${portOf(bucket)}`,
      S3_REGION: 'eu-test-1',
      S3_ACCESS_KEY_ID: 'bench-key',
      S3_SECRET_ACCESS_KEY: 'bench-secret',
    },
  });
});
afterAll(async () => {
  await world.stop();
  await new Promise<void>((resolve) => post.close(resolve));
  await new Promise((resolve) => bucket.close(resolve));
});

test('with a bucket configured, an upload lies in it and is served from it', async () => {
  const member = await world.tw.member();
  const { url, fileId } = await member.client.call('upload', {}, { file: picture() });
  const keys = [...objects.keys()];
  expect(keys.filter((key) => key.includes(fileId)).map((key) => key.split('.').at(-1))).toEqual([
    'full',
    'thumb',
  ]);
  expect(keys.every((key) => key.startsWith(`/pictures/${world.tw.id}/`))).toBe(true);
  const answer = await world.running.server.app.inject({ url, headers: { host: world.tw.host } });
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(objects.get(keys[0] ?? '')?.bytes ?? Buffer.alloc(0))).toBe(true);
});

test('a file that the bucket does not have is not there, and one taken away neither', async () => {
  const { files } = world.running.services;
  expect(await files.get('none/of/this')).toBeUndefined();
  await files.put('some/thing', Buffer.from('abc'), 'text/plain');
  expect(Buffer.from((await files.get('some/thing')) ?? []).toString()).toBe('abc');
  await files.remove('some/thing');
  expect(await files.get('some/thing')).toBeUndefined();
});

test('a bucket that refuses our signature fails the upload instead of losing it', async () => {
  const { config } = world.running.services;
  const stranger = await openFileStore(
    readConfig({ ...textsOf(config), S3_ACCESS_KEY_ID: 'stranger', S3_SECRET_ACCESS_KEY: 'x' }),
  );
  await expect(stranger.put('a/b', Buffer.from('x'), 'text/plain')).rejects.toThrow();
});

const textsOf = (config: object) =>
  Object.fromEntries(
    Object.entries(config).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

const mail = (recipient: string) => ({
  channel: 'email' as const,
  recipient,
  subject: '驗證碼',
  body: 'Your code is 123456.',
});

test('a message leaves by SMTP after its transaction has committed, and says so in the outbox', async () => {
  const { database, services } = world.running;
  const delivered = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const give = (recipient: string, keep: boolean) =>
    database.transact(
      asShopId(world.tw.id),
      (tx) => sendMessage(tx, services.jobs, mail(recipient)),
      () => keep,
    );
  await give('undone@example.com', false);
  await give('nobody@example.com', true);
  await give('member@example.com', true);
  await delivered;
  expect(received.map(({ to }) => to)).toEqual([['member@example.com']]);
  expect(received[0]?.text).toContain('Your code is 123456.');
  expect(received[0]?.text).toContain('From: Forwarder <post@forwarder.example>');
  const states = () =>
    world.sql<{ recipient: string; state: string; failure: string | null }>(
      'select recipient, state, failure from outgoing_messages order by recipient',
    );
  await expect.poll(states).toMatchObject([
    { recipient: 'member@example.com', state: 'sent' },
    { recipient: 'nobody@example.com', state: 'failed', failure: expect.stringContaining('no such mailbox') },
  ]);
});
