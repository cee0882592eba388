import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScanStream, StreamStep } from './stream.ts';

/** Records the streams again: `node e2e/streams/record.ts`. The same seed writes the same files. */
let seed = 20_261_126;
const next = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
};
const pick = <T>(all: readonly T[]): T => all[next(all.length)] as T;

type Slip = (n: number) => readonly StreamStep[];
const scan = (text: string): StreamStep => ({ scan: text });
const wrong = (text: string): StreamStep => ({ scan: text, wrong: true });
const disturbances: readonly Slip[] = [
  () => [{ focus: 'nothing' }],
  () => [{ focus: 'button' }],
  () => [{ answersAfterMs: 250 }],
  () => [{ answersAfterMs: 0 }],
  () => [{ reload: true }],
];

/** Spreads 40 wrong scans over the rounds. Every fifth round also gets a disturbance, such as a reload. */
function withSlips(
  rounds: number,
  slips: readonly Slip[],
  round: (n: number, slip: Slip) => StreamStep[],
): StreamStep[] {
  const steps: StreamStep[] = [];
  let wrongs = 0;
  for (let n = 0; n < rounds; n++) {
    const due = Math.round(((n + 1) * 40) / rounds) - wrongs;
    const some = Array.from({ length: due }, () => pick(slips));
    wrongs += due;
    if (n % 5 === 3) steps.push(...pick(disturbances)(n));
    steps.push(...round(n, (at) => some.flatMap((slip) => slip(at))));
  }
  return [...steps, { answersAfterMs: 0 }];
}

const shelves = ['A-01-2', 'B-07-1', 'C-12-5'] as const;
const shelfOf = (n: number) => shelves[n % 3] as string;
const weightOf = (n: number) => (1 + n / 100).toFixed(2);

function receiving(): StreamStep[] {
  let ahead = false;
  const slips: Slip[] = [
    (n) => [wrong(`{p${n}}`)],
    (n) => [wrong(`{p${n}|-5}`)],
    (n) => [wrong(`{p${n}|1}`)],
    () => [wrong('00070')],
    () => [wrong('F9110141100000')],
    () => [wrong('CD000000000')],
    (n) => [wrong(`{p${Math.max(0, n - 1)}}`)],
  ];
  return withSlips(65, slips, (n, slip) => {
    const early = n % 7 === 2 && n < 64;
    const late = n % 11 === 6 && !early && n < 64;
    const first = ahead ? [] : [scan(`{p${n}}`)];
    ahead = early || late;
    return [
      ...first,
      ...slip(n),
      ...(early ? [scan(`{p${n + 1}}`)] : []),
      scan(weightOf(n)),
      scan('30 20 10'),
      { press: 'F7' },
      ...(late ? [scan(`{p${n + 1}}`)] : []),
      // In every fourth round the clerk does not scan a shelf, but confirms with Enter the previous parcel's shelf,
      // which the desk still shows.
      ...(n % 4 === 1 ? [{ press: 'Enter', keeps: shelfOf(n - 1) } as const] : [scan(shelfOf(n))]),
    ];
  });
}

function shelving(): StreamStep[] {
  const slips: Slip[] = [
    (n) => [wrong(`{p${n % 65}}`)],
    (n) => [wrong(`{p${n % 65}|-5}`)],
    (n) => [wrong(`{p${n % 65}|1}`)],
    () => [wrong('1.25')],
    () => [wrong('CD000000000')],
  ];
  let shelf = '';
  return withSlips(120, slips, (n, slip) => {
    const wanted = shelfOf(Math.floor(n / 4));
    const change = wanted === shelf ? [] : [scan(wanted)];
    shelf = wanted;
    return [...change, scan(`{p${n % 65}}`), ...slip(n)];
  });
}

const orders = 36;

function packing(): StreamStep[] {
  let ahead = false;
  const slips: Slip[] = [
    (n) => [wrong(`{o${n}}`)],
    (n) => [wrong(`{o${n}p0|-5}`)],
    () => [wrong('00070')],
    () => [wrong('A-01-2')],
    (n) => [wrong(`{o${(n + 5) % orders}p1}`)],
  ];
  return withSlips(orders, slips, (n, slip) => {
    const first = ahead ? [] : [scan(`{o${n}}`)];
    ahead = n % 6 === 1 && n + 1 < orders;
    return [
      ...first,
      ...slip(n),
      scan(`{o${n}p0}`),
      ...(ahead ? [scan(`{o${n + 1}}`)] : []),
      scan(`{o${n}p1}`),
      scan(weightOf(100 + n)),
      scan('40 30 25'),
      { press: 'Control+Enter' },
    ];
  });
}

function shipping(): StreamStep[] {
  let ahead = false;
  const slips: Slip[] = [
    (n) => [wrong(`{o${n}}`)],
    (n) => [wrong(`{o${n}|2}`)],
    (n) => [wrong(`{l${n}|-4}`)],
    () => [wrong('A-01-2')],
    (n) => [wrong(`{o${n}p0}`)],
    (n) => [wrong(`{o${Math.max(0, n - 1)}}`)],
  ];
  return withSlips(orders, slips, (n, slip) => {
    const first = ahead ? [] : [scan(`{o${n}}`)];
    ahead = n % 6 === 4 && n + 1 < orders;
    return [...first, ...slip(n), ...(ahead ? [scan(`{o${n + 1}}`)] : []), scan(`{l${n}}`)];
  });
}

for (const [desk, steps] of Object.entries({ receiving, shelving, packing, shipping })) {
  const stream: ScanStream = { desk, steps: steps() };
  const lines = stream.steps.map((step) => `    ${JSON.stringify(step)}`).join(',\n');
  writeFileSync(
    join(import.meta.dirname, `${desk}.json`),
    `{\n  "desk": "${desk}",\n  "steps": [\n${lines}\n  ]\n}\n`,
  );
}
