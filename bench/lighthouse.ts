import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { buildAll } from '../scripts/build.ts';
import { ensureChromium, systemChromium } from '../scripts/chromium.ts';
import { freePort } from '../scripts/ports.ts';
import { type RunningDemoApp, runDemoApp } from '../scripts/product.ts';
import { median } from './report.ts';
import { say } from './stage.ts';

const rounds = Number(process.env.BENCH_ROUNDS || 3);

/** The pages that a visitor can open without an account. */
const pages = ['/login', '/register', '/freightTrial', '/noviceguidance', '/support'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The figures that make up the performance score. */
const figures = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'speed-index': 'SI ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
} as const;
type Seen = Record<(typeof categories)[number] | keyof typeof figures, number>;

/**
 * Runs Lighthouse with its mobile profile on each page that a visitor can open, and prints medians. Prints failed
 * audits, and never fails because of a figure.
 */
export async function benchLighthouse(): Promise<void> {
  await buildAll();
  await ensureChromium();
  const executablePath = systemChromium();
  const product = await runDemoApp({ env: { LOG_LEVEL: 'fatal' } });
  const port = await freePort();
  const browser = await chromium.launch({
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-background-networking'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    await demoIsThere(product);
    const heads = [...categories, ...Object.values(figures)];
    console.log(`\nLighthouse, mobile profile, median of ${rounds}\n${''.padEnd(18)} ${heads.join('  ')}`);
    for (const page of pages) console.log(row(page, await seenOf(`${product.url}${page}`, port), heads));
  } finally {
    await browser.close();
    await product.stop();
  }
}

function row(page: string, seen: Seen, heads: readonly string[]): string {
  const cells = Object.values(seen).map((value, at) => {
    const text = Number.isInteger(value) || value > 10 ? value.toFixed(0) : value.toFixed(3);
    return text.padStart(heads[at]?.length ?? 0);
  });
  return `${page.padEnd(18)} ${cells.join('  ')}`;
}

async function seenOf(url: string, port: number): Promise<Seen> {
  const runs: Seen[] = [];
  // The first round only warms the server up and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...categories] });
    if (!result) throw new Error(`Lighthouse answered nothing for ${url}`);
    const { lhr } = result;
    const scores = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]);
    const values = Object.keys(figures).map((name) => [name, lhr.audits[name]?.numericValue ?? Number.NaN]);
    if (round > 0) runs.push(Object.fromEntries([...scores, ...values]));
    if (round === rounds) sayMissed(lhr);
  }
  const names = [...categories, ...(Object.keys(figures) as (keyof typeof figures)[])];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Seen;
}

type Lhr = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function sayMissed({ categories: judged, audits, finalDisplayedUrl }: Lhr): void {
  for (const { title, auditRefs } of Object.values(judged))
    for (const { id, weight } of auditRefs) {
      const { score, title: what, displayValue = '' } = audits[id] ?? { score: null, title: id };
      const counts = weight > 0 || process.env.BENCH_VERBOSE;
      if (score !== null && score < 0.995 && counts)
        say(`${new URL(finalDisplayedUrl).pathname} · ${title} · ${what} ${displayValue} (${score})`);
    }
}

/** Waits until the demo shop answers with its own name. */
async function demoIsThere({ url, process: server }: RunningDemoApp): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    const answer = await fetch(`${url}/sitemap.xml`).catch(() => undefined);
    if (answer?.ok && (await answer.text()).includes('/noviceguidance?id=')) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
