import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/platform/config.ts';
import { Outside } from '../src/platform/db.ts';
import { openFileStore } from '../src/platform/files.ts';
import { picture } from './parcelWorld.ts';
import { startWorld, type World } from './world.ts';

/** Files leave the product for a bucket. It stands here on loopback and is really spoken to. */
const objects = new Map<string, { bytes: Buffer; mime: string }>();
let bucket: Server;
let world: World;

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

beforeAll(async () => {
  bucket = openBucket();
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  world = await startWorld({
    env: {
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
  expect(await files.get(Outside.command, 'none/of/this')).toBeUndefined();
  await files.put(Outside.command, 'some/thing', Buffer.from('abc'), 'text/plain');
  expect(Buffer.from((await files.get(Outside.command, 'some/thing')) ?? []).toString()).toBe('abc');
  await files.remove(Outside.command, 'some/thing');
  expect(await files.get(Outside.command, 'some/thing')).toBeUndefined();
});

test('a bucket that refuses our signature fails the upload instead of losing it', async () => {
  const { config } = world.running.services;
  const stranger = await openFileStore(
    readConfig({
      ...textsOf(config),
      DATABASE_PLACES: '',
      S3_ACCESS_KEY_ID: 'stranger',
      S3_SECRET_ACCESS_KEY: 'x',
    }),
  );
  await expect(stranger.put(Outside.command, 'a/b', Buffer.from('x'), 'text/plain')).rejects.toThrow();
});

const textsOf = (config: object) =>
  Object.fromEntries(
    Object.entries(config).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
