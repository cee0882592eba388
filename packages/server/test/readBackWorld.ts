import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } from '@zip.js/zip.js';
import { expect, vi } from 'vitest';
import type { RunningApp } from '../src/app.ts';
import { picturesZip, tablesZip } from '../src/leaving/archive.ts';
import { exportsJobDefinition } from '../src/leaving/exportJob.ts';
import { exportVolumesOf, findExport } from '../src/leaving/exports.store.ts';
import { requestExport } from '../src/leaving/request.ts';
import { NoTransaction } from '../src/platform/db.ts';
import { readBack } from '../src/readback/readBack.ts';
import { addShop } from '../src/shops/newShop.ts';
import { type DemoWorld, startDemoWorld } from './demoWorld.ts';
import type { Files } from './exportWorld.ts';
import { temporaryFolder } from './untilFileEnds.ts';

export const ownerPassword = 'Kuang-hua-62-Lane';

/** A demo shop's export on the disk, and functions that import it. */
export interface ReadBackWorld extends DemoWorld {
  readonly shopId: string;
  readonly archives: readonly [tables: string, ...pictures: string[]];
  /** Adds an empty shop that is not open. Returns its id. */
  emptyShop(code: string): Promise<string>;
  read(code: string, archives: readonly string[], isDryRun?: boolean): ReturnType<typeof readBack>;
  file(name: string): string;
}

export async function openReadBackWorld(mostMembers?: number): Promise<ReadBackWorld> {
  const world = await startDemoWorld(mostMembers);
  const folder = temporaryFolder('back');
  const { config } = world.running.services;
  const { rows } = await world.owner.query<{ id: string }>("select id from shops where code = 'formosa'");
  const shopId = rows[0]?.id ?? '';
  const file = (name: string) => join(folder, name);
  const archives = await exported(world, shopId, file);
  return {
    ...world,
    ...{ shopId, archives, file },
    emptyShop: (code) =>
      addShop(config.DATABASE_URL, {
        ...{ code, host: `${code}.test`, currency: 'THB', 'time-zone': 'Asia/Bangkok', lang: 'en' },
        ...{ 'owner-login': `${code}-owner`, 'owner-name': 'New owner', 'owner-password': ownerPassword },
      }),
    read: (code, paths, isDryRun = false) =>
      readBack(NoTransaction.command, config, { code, archives: paths, isDryRun }, () => undefined),
  };
}

async function exported(
  { running, owner }: { readonly running: RunningApp; readonly owner: DemoWorld['owner'] },
  id: string,
  file: (name: string) => string,
): Promise<[string, ...string[]]> {
  const { services, database } = running;
  const shop = await services.tenants.ofId(id);
  const noTransaction = () => database.noTransaction(shop.id);
  const { rows } = await owner.query<{ id: string }>('select id from staff where shop_id = $1 limit 1', [id]);
  const requested = await noTransaction().transact((tx) =>
    requestExport(tx, services, { memberId: null, requestedBy: rows[0]?.id ?? null }),
  );
  if (!('id' in requested)) throw new Error('no export');
  await owner.query('update shop_exports set starts_at = requested_at');
  const find = () => noTransaction().transact((tx) => findExport(tx, requested.id));
  await vi.waitFor(
    async () => {
      await exportsJobDefinition(services).run(noTransaction(), { shopId: id });
      expect((await find())?.state).toBe('ready');
    },
    { timeout: 60_000 },
  );
  const found = await find();
  if (found === undefined) throw new Error('no export');
  const asked = { noTransaction: noTransaction(), services, shop, found };
  const tables = file('tables.zip');
  await pipeline(Readable.from(await tablesZip(asked)), createWriteStream(tables));
  const volumes = await noTransaction().transact((tx) => exportVolumesOf(tx, [found.id]));
  const pictures: string[] = [];
  for (const volume of volumes) {
    const path = file(`pictures-${volume.number}.zip`);
    await pipeline(Readable.from(picturesZip(asked, volume)), createWriteStream(path));
    pictures.push(path);
  }
  return [tables, ...pictures];
}

export async function unzipped(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  const zip = new ZipReader(new Uint8ArrayReader(bytes));
  const files = new Map<string, Uint8Array>();
  for (const entry of await zip.getEntries())
    if (!entry.directory) files.set(entry.filename, await entry.getData(new Uint8ArrayWriter()));
  return files;
}

async function zipped(files: Files): Promise<Uint8Array> {
  const zip = new ZipWriter(new Uint8ArrayWriter());
  // Compresses well only files above 10 MB; for smaller ones a fast compression is enough.
  for (const [name, bytes] of files)
    await zip.add(name, new Uint8ArrayReader(bytes), bytes.length > 10_000_000 ? {} : { level: 1 });
  return zip.close();
}

/** The parts of a manifest that tests change. */
export interface ManifestText {
  moment: string;
  files: { name: string; bytes: number; sha256: string }[];
  counts: { name: string; rows: number; sums: Record<string, string> }[];
}

/** The manifest of an attacker who changes files and knows how a manifest is made. */
export function rewriteManifest(
  files: Map<string, Uint8Array>,
  change: (said: ManifestText) => void = () => undefined,
): void {
  const said: ManifestText = JSON.parse(Buffer.from(files.get('manifest.json') ?? []).toString('utf8'));
  said.files = [...files]
    .filter(([name]) => name !== 'manifest.json')
    .map(([name, bytes]) => ({
      name,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    }));
  change(said);
  files.delete('manifest.json');
  files.set('manifest.json', Buffer.from(JSON.stringify(said)));
}

export const storeExportZip = async (path: string, files: Files): Promise<string> => {
  await writeFile(path, await zipped(files));
  return path;
};
