import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { hostOf, memberOf, memberToken, million, type Size, staffToken } from './generate.ts';
import { median, quantile, type Row, report } from './report.ts';
import { type ServedProcess, serveApp, withBenchDatabases } from './stage.ts';

const size: Size = { ...million, shops: 10, membersPerShop: 100, parcels: 100_000, heavyMemberParcels: 0 };
const seconds = Number(process.env.BENCH_SECONDS || 10);
/** The interval at which another shop's list and `/livez` are requested. A load balancer would request `/livez`. */
const everyMs = 20;

interface Sent {
  readonly status: number;
  readonly ms: number;
}

function send(url: string, headers: Readonly<Record<string, string>>, body?: Uint8Array): Promise<Sent> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - began }));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

interface Upload {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/**
 * The upload request as a browser sends it, built once in advance: otherwise the sender's work would count as slowness
 * of the product.
 */
async function uploadOf(path: string, token: string, name: string, bytes: Uint8Array): Promise<Upload> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  const whole = new Response(form);
  const type = whole.headers.get('content-type') ?? '';
  return {
    path: `/api/${path}`,
    headers: { host: hostOf(1), authorization: `Bearer ${token}`, lang: 'tw', 'content-type': type },
    body: new Uint8Array(await whole.arrayBuffer()),
  };
}

interface Watched {
  readonly reads: number[];
  readonly livez: number[];
  /** The number of answers to the load, by status. */
  readonly answers: Record<number, number>;
}

/**
 * Requests another shop's list and `/livez` at fixed intervals while `load` runs, whether or not the answers keep up.
 */
async function watch(
  product: ServedProcess,
  load: (goesOn: () => boolean, answers: Record<number, number>) => Promise<void>,
): Promise<Watched> {
  const watched: Watched = { reads: [], livez: [], answers: {} };
  const ends = performance.now() + seconds * 1000;
  const goesOn = () => performance.now() < ends;
  const asked: Promise<void>[] = [];
  const beat = async () => {
    for (let n = 0; goesOn(); n++) {
      const member = memberOf(size, 2, (n % size.membersPerShop) + 1);
      const headers = { host: hostOf(2), authorization: `Bearer ${memberToken(member)}`, lang: 'tw' };
      const kept = (times: number[]) => (sent: Sent) => {
        if (sent.status !== 200) throw new Error(`a reader got ${sent.status}`);
        times.push(sent.ms);
      };
      asked.push(
        send(`${product.url}/api/Member/QueryBillCode?pageSize=20`, headers).then(kept(watched.reads)),
        send(`${product.url}/livez`, { host: hostOf(2) }).then(kept(watched.livez)),
      );
      await pause(everyMs);
    }
  };
  await Promise.all([beat(), load(goesOn, watched.answers)]);
  await Promise.all(asked);
  return watched;
}

/** Keeps this many uploads running; each is repeated once it is answered, or a little later after a refusal. */
const flood = (product: ServedProcess, atOnce: number, { path, headers, body }: Upload) =>
  watch(product, async (goesOn, answers) => {
    const one = async () => {
      while (goesOn()) {
        const { status } = await send(`${product.url}${path}`, headers, body);
        answers[status] = (answers[status] ?? 0) + 1;
        if (status === 429 || status === 503) await pause(100);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, one));
  });

/** A picture of one colour: small on the wire, large when decoded. */
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2b6cb0' } })
    .png()
    .toBuffer();

/** A workbook of one sheet: small on the wire, `megabytes` large when inflated. */
function workbook(megabytes: number): Uint8Array {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const links = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const row = '<row><c t="inlineStr"><is><t>KY0000000001</t></is></c></row>';
  const rows = row.repeat(Math.floor((megabytes * 1_000_000) / row.length));
  return zipSync({
    '[Content_Types].xml': bytes(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    '_rels/.rels': bytes(
      `<Relationships xmlns="${links}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': bytes(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': bytes(
      `<Relationships xmlns="${links}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': bytes(
      `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    ),
  });
}

const rowsOf = (calm: Watched, load: Watched): Row[] => [
  ...(['reads', 'livez'] as const).flatMap((what): Row[] => {
    const name = what === 'reads' ? "another shop's list" : '/livez';
    return [
      { what: `${name}, calm: median`, value: median(calm[what]), unit: 'ms' },
      {
        what: `${name}: median ÷ calm`,
        value: median(load[what]) / median(calm[what]),
        unit: '×',
        target: { atMost: 3 },
      },
      {
        what: `${name}: p99 ÷ calm`,
        value: quantile(load[what], 0.99) / quantile(calm[what], 0.99),
        unit: '×',
      },
      { what: `${name}: slowest`, value: quantile(load[what], 1), unit: 'ms' },
    ];
  }),
  ...Object.entries(load.answers).map(([status, count]) => ({
    what: `the load was answered ${status}`,
    value: count,
    unit: '',
  })),
];

/**
 * Measures how much one member's pictures and one clerk's tables slow down another shop's reads, compared with an
 * idle server.
 */
export async function benchBusyNeighbours(): Promise<void> {
  await withBenchDatabases(async (stage) => {
    const DATABASE_URL = await stage.copyOf(size);
    const product = await serveApp({ DATABASE_URL }, '/livez');
    // Each upload uses another member, because a member may send only a limited number of pictures per hour.
    const picture = (member: number, bytes: Uint8Array) =>
      uploadOf('Member/upload', memberToken(memberOf(size, 1, member)), 'photo.png', bytes);
    const table = (bytes: Uint8Array) =>
      uploadOf('staff/orders/import/preview', staffToken(1), 'numbers.xlsx', bytes);
    const calm = () => watch(product, async () => undefined);
    await calm();
    const loads: [string, number, Upload][] = [
      ['24 PNG of 40 megapixels at once', 24, await picture(1, await png(8000, 5000))],
      ['24 PNG of 16 megapixels at once', 24, await picture(2, await png(4000, 4000))],
      ['8 tables of 46 MB inflated at once', 8, await table(workbook(46))],
      ['8 tables of 5,000 rows at once', 8, await table(workbook(0.29))],
    ];
    for (const [title, atOnce, upload] of loads) {
      const before = await calm();
      const load = await flood(product, atOnce, upload);
      const bytes = upload.body.length.toLocaleString('en');
      report(`Neighbours of ${title} (${bytes} bytes each)`, rowsOf(before, load));
    }
    await product.stop();
  });
}
