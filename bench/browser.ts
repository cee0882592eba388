import { chromium } from '@playwright/test';
import { buildAll } from '../scripts/build.ts';
import { ensureChromium, systemChromium } from '../scripts/chromium.ts';
import { type RunningDemoApp, runDemoApp } from '../scripts/product.ts';
import { serveBarePage } from './barePage.ts';
import {
  measureFirstView,
  measureSecondView,
  type PageViewOptions,
  type PageViewTimes,
} from './firstView.ts';
import { median, type Row, report } from './report.ts';
import { say } from './stage.ts';

const rounds = Number(process.env.BENCH_ROUNDS || 9);
const flags = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

/**
 * Measures the first and second view of the parcel list on Slow 4G with a four times slower CPU, compared with a
 * minimal React page.
 */
export async function benchBrowser(): Promise<void> {
  await buildAll();
  await ensureChromium();
  const executablePath = systemChromium();
  const product = await runDemoApp({ env: { LOG_LEVEL: 'fatal' } });
  const bare = await serveBarePage();
  const browser = await chromium.launch({ args: flags, ...(executablePath ? { executablePath } : {}) });
  try {
    const views: Record<'bare' | 'list', PageViewOptions> = {
      bare: { url: bare.url, rows: '[data-row]', localStorage: {} },
      list: {
        url: `${product.url}/myBag`,
        rows: 'main li article',
        localStorage: { 'crossdock.token': await memberToken(product) },
      },
    };
    const visits = {
      bare: () => measureFirstView(browser, views.bare),
      list: () => measureFirstView(browser, views.list),
      again: () => measureSecondView(browser, views.list),
    };
    const seen: Record<keyof typeof visits, PageViewTimes[]> = { bare: [], list: [], again: [] };
    // The first round only warms the server and the browser up and does not count.
    for (let round = 0; round <= rounds; round++) {
      for (const name of ['bare', 'list', 'again'] as const) {
        const view = await visits[name]();
        if (process.env.BENCH_VERBOSE) say(`${name} ${JSON.stringify(view)}`);
        if (round > 0) seen[name].push(view);
      }
    }
    print(seen.bare, seen.list);
    printAgain(seen.bare, seen.again);
  } finally {
    await browser.close();
    await bare.stop();
    await product.stop();
  }
}

/** Logs in as the demo member. Waits until the demo shops exist. */
async function memberToken(product: RunningDemoApp): Promise<string> {
  for (;;) {
    if (product.process.exitCode !== null)
      throw new Error(`the server ended with ${product.process.exitCode}`);
    const answer = await fetch(`${product.url}/api/Member/Longo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account: 'demo', password: 'Crossdock1' }),
    }).catch(() => undefined);
    if (answer?.ok) return ((await answer.json()) as { data: { token: string } }).data.token;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

type Figure = Exclude<keyof PageViewTimes, 'asked'>;
const of = (views: readonly PageViewTimes[], what: Figure) => median(views.map((view) => view[what]));

function print(bare: readonly PageViewTimes[], list: readonly PageViewTimes[]): void {
  const pair = (what: Figure, label: string, unit: string, target?: Row['target']): Row[] => [
    { what: label, value: of(list, what), unit, ...(target ? { target } : {}) },
    { what: '  bare React', value: of(bare, what), unit },
  ];
  report(`My parcels, first visit, Slow 4G, CPU ÷ 4, nothing cached, median of ${rounds}`, [
    ...pair('pictureS', 'first picture', 's', { atMost: 0.8 }),
    ...pair('rowsS', '20 rows visible', 's', { atMost: 2.4 }),
    { what: '  ÷ bare React', value: of(list, 'rowsS') / of(bare, 'rowsS'), unit: '×' },
    ...pair('blockingMs', 'blocking until then', 'ms', { atMost: 160 }),
    ...pair('busyMs', 'main thread busy until then', 'ms'),
    {
      what: '  ÷ bare React',
      value: of(list, 'busyMs') / of(bare, 'busyMs'),
      unit: '×',
      target: { atMost: 1.6 },
    },
    { what: '20 rows drawn by the app itself', value: of(list, 'aliveS'), unit: 's' },
    { what: '  main thread busy until then', value: of(list, 'aliveBusyMs'), unit: 'ms' },
    ...pair('kB', 'received until the rows', 'kB'),
    ...pair('requests', 'requests until then', '', { atMost: 12 }),
    ...pair('depth', 'one after another', ''),
  ]);
}

function printAgain(bare: readonly PageViewTimes[], again: readonly PageViewTimes[]): void {
  report(`My parcels, second visit, Slow 4G, CPU ÷ 4, median of ${rounds}`, [
    { what: 'first picture', value: of(again, 'pictureS'), unit: 's' },
    { what: '20 rows visible', value: of(again, 'rowsS'), unit: 's', target: { atMost: 0.8 } },
    { what: '  drawn by the app itself', value: of(again, 'aliveS'), unit: 's' },
    { what: '  ÷ the first visit of bare React', value: of(again, 'rowsS') / of(bare, 'rowsS'), unit: '×' },
    { what: 'main thread busy until then', value: of(again, 'busyMs'), unit: 'ms' },
    { what: 'blocking until then', value: of(again, 'blockingMs'), unit: 'ms' },
    { what: 'received until then', value: of(again, 'kB'), unit: 'kB' },
  ]);
}
