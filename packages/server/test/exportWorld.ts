import type { Output } from '@crossdock/contract/table.ts';
import { unescapeFormula } from '@crossdock/contract/wire/escapeFormula.ts';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { exportsJobDefinition } from '../src/leaving/exportJob.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { injectedFetch, type Person, type World, type WorldShop } from './world.ts';

export type Files = ReadonlyMap<string, Uint8Array>;

/** The export of all data of a shop, as an owner starts it. */
export const shopExportTools = (world: World, owner: Person) =>
  exportsOf(world, {
    list: async () => (await owner.client.call('listShopExports', {})).list,
    start: () => owner.client.call('startShopExport', {}),
    open: (id, number) => owner.client.call('openShopExport', { id, number }),
  });

export const memberExportTools = (world: World, { client }: Person) =>
  exportsOf(world, {
    list: async () => (await client.call('getMyExport', {})).list,
    start: () => client.call('startMyExport', {}),
    open: (id, number) => client.call('openMyExport', { id, number }),
  });

interface Doing {
  list(): Promise<Output<'getMyExport'>['list']>;
  start(): Promise<{ id: string }>;
  open(id: string, number: number): Promise<{ url: string }>;
}

function exportsOf(world: World, { list, start, open }: Doing) {
  const run = (of: WorldShop = world.tw) =>
    runJobIfDue(world, of, exportsJobDefinition(world.running.services));
  /** Skips the wait for the end of older transactions. */
  const rested = () => world.sql('update shop_exports set starts_at = requested_at');
  const find = async (id: string) => (await list()).find((one) => one.id === id);
  /** Writes the export to its end. The world's own worker may write parts of it too. */
  const finish = async (id: string): Promise<void> => {
    await rested();
    await expect
      .poll(async () => {
        await run();
        return (await find(id))?.state;
      })
      .toBe('ready');
  };
  /** Requests an export, writes it and returns its id. */
  const written = async (): Promise<string> => {
    const { id } = await start();
    await finish(id);
    return id;
  };
  const get = (url: string, host = world.tw.host) => injectedFetch(world.running)(`http://${host}${url}`);
  const download = async (id: string, number = 0): Promise<Files> => {
    const { url } = await open(id, number);
    const answer = await get(url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const zip = new ZipReader(new Uint8ArrayReader(new Uint8Array(await answer.arrayBuffer())));
    const files = new Map<string, Uint8Array>();
    for (const entry of await zip.getEntries())
      if (!entry.directory)
        files.set(entry.filename, await entry.getData(new Uint8ArrayWriter(), { checkSignature: true }));
    return files;
  };
  /** Moves all exports two days into the past, so that the daily limit allows another one. */
  const nextDay = () => world.backdate('shopExports', {}, '2 days', 'requestedAt');
  return { run, rested, find, finish, written, get, download, nextDay };
}

export function textOf(files: Files, name: string): string {
  const bytes = files.get(name);
  if (bytes === undefined) throw new Error(`no ${name}`);
  return Buffer.from(bytes).toString('utf8');
}

/** The rows of a file by its columns. The mark that keeps spreadsheets from reading a text as a formula is removed. */
export function rowsOf(files: Files, name: string): Record<string, string>[] {
  const rows: string[][] = parse(textOf(files, name), { bom: true, record_delimiter: '\r\n' });
  const [head = [], ...rest] = rows;
  return rest.map((cells) =>
    Object.fromEntries(head.map((column, at) => [column, unescapeFormula(cells[at] ?? '')])),
  );
}
