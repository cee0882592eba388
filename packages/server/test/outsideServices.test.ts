import dns from 'node:dns';
import { expect, test, vi } from 'vitest';
import { readConfig } from '../src/platform/config.ts';
import { NoTransaction } from '../src/platform/db.ts';
import { openFileStore } from '../src/platform/files.ts';
import { picture } from './parcelWorld.ts';
import { serveHere } from './untilFileEnds.ts';
import { startWorld } from './world.ts';

/** Tests files that the product stores in a bucket. A server on loopback stands in for the bucket. */
const objects = new Map<string, { bytes: Buffer; mime: string }>();
/** The bucket's answer for an object that it does not have. */
let missing = { status: 404, text: '<Error><Code>NoSuchKey</Code><Message>none</Message></Error>' };
/** The host, path and checksum of each request. */
const asked: { host: string; path: string; checksum: string | undefined }[] = [];

/** Simulates the parts of S3 that the store uses: signed PUT, GET and DELETE. */
function openBucket() {
  return serveHere((request, response, body) => {
    const key = new URL(request.url ?? '/', 'http://bucket').pathname;
    const checksum = Object.keys(request.headers).find((name) => name.startsWith('x-amz-checksum-'));
    // The status page requests its own probe object from time to time.
    if (!key.endsWith('/status/probe')) asked.push({ host: request.headers.host ?? '', path: key, checksum });
    const signed =
      /^AWS4-HMAC-SHA256 Credential=bench-key\/\d{8}\/eu-test-1\/s3\/aws4_request, .*Signature=[0-9a-f]{64}$/;
    if (!signed.test(request.headers.authorization ?? '')) return response.writeHead(403).end();
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, mime: request.headers['content-type'] ?? '' });
      return response.writeHead(200).end();
    }
    const object = objects.get(key);
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (object) return response.writeHead(200, { 'content-type': object.mime }).end(object.bytes);
    return response.writeHead(missing.status, { 'content-type': 'application/xml' }).end(missing.text);
  });
}

const bucket = await openBucket();
const world = await startWorld({
  env: {
    S3_BUCKET: 'pictures',
    S3_ENDPOINT: bucket.url,
    S3_REGION: 'eu-test-1',
    S3_ACCESS_KEY_ID: 'bench-key',
    S3_SECRET_ACCESS_KEY: 'bench-secret',
  },
});

test('with a bucket configured, an upload is stored in it and served from it', async () => {
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

test('a file missing from the bucket does not exist, nor does a deleted one', async () => {
  const { files } = world.running.services;
  expect(await files.get(NoTransaction.command, 'none/of/this')).toBeUndefined();
  await files.put(NoTransaction.command, 'some/thing', Buffer.from('abc'), 'text/plain');
  expect(Buffer.from((await files.get(NoTransaction.command, 'some/thing')) ?? []).toString()).toBe('abc');
  await files.remove(NoTransaction.command, 'some/thing');
  expect(await files.get(NoTransaction.command, 'some/thing')).toBeUndefined();
});

const errorNamed = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;
test.each([
  [404, errorNamed('NoSuchKey'), 'missing'],
  [404, '', 'missing'],
  [403, errorNamed('AccessDenied'), 'missing'],
  [404, errorNamed('NoSuchBucket'), 'fault'],
  [403, errorNamed('SignatureDoesNotMatch'), 'fault'],
  [403, errorNamed('InvalidAccessKeyId'), 'fault'],
  [403, '', 'fault'],
])('a bucket that answers %s %s for a missing key: %s', async (status, text, meaning) => {
  missing = { status, text };
  const read = world.running.services.files.get(NoTransaction.command, 'none/of/this');
  if (meaning === 'fault') await expect(read).rejects.toThrow();
  else expect(await read).toBeUndefined();
});

test.each([
  [{}, 'path', undefined],
  [{ S3_CHECKSUMS: 'true' }, 'path', 'x-amz-checksum-crc32'],
  [{ S3_PATH_STYLE: 'false' }, 'host', undefined],
])('the settings %o: the bucket is in the %s, its checksum is %s', async (changes, place, checksum) => {
  const endpoint = `http://localhost:${new URL(bucket.url).port}`;
  const store = await openFileStore(
    readConfig({
      ...{ DATABASE_URL: 'postgres://x/y', S3_BUCKET: 'pictures', S3_ENDPOINT: endpoint },
      ...{ S3_REGION: 'eu-test-1', S3_ACCESS_KEY_ID: 'bench-key', S3_SECRET_ACCESS_KEY: 'x', ...changes },
    }),
  );
  asked.length = 0;
  // No DNS server knows a bucket's name below localhost, so the test resolves every name to 127.0.0.1.
  const { lookup } = dns;
  const resolver = vi
    .spyOn(dns, 'lookup')
    .mockImplementation(((_name: string, options: object, done: never) =>
      lookup('127.0.0.1', options, done)) as typeof lookup);
  await store.put(NoTransaction.command, 'a/b', Buffer.from('x'), 'text/plain');
  resolver.mockRestore();
  const host = place === 'host' ? 'pictures.localhost' : 'localhost';
  const path = place === 'host' ? '/a/b' : '/pictures/a/b';
  expect(asked).toEqual([{ host: `${host}:${new URL(bucket.url).port}`, path, checksum }]);
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
  await expect(stranger.put(NoTransaction.command, 'a/b', Buffer.from('x'), 'text/plain')).rejects.toThrow();
});

const textsOf = (config: object) =>
  Object.fromEntries(
    Object.entries(config).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
