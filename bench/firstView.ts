import type { Browser, CDPSession, Page } from '@playwright/test';

/** Chrome's own "Slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms, as DevTools applies them to each request. */
const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1024 * 1024) / 8) * 0.9,
  uploadThroughput: ((750 * 1024) / 8) * 0.9,
};
const cpuSlowdown = 4;

export interface FirstView {
  readonly pictureS: number;
  readonly rowsS: number;
  /** What long tasks took beyond 50 ms each, until the rows were there. */
  readonly blockingMs: number;
  /** What the main thread did until then, at the slowed pace. */
  readonly busyMs: number;
  /** On the wire until then, headers included. */
  readonly kB: number;
  readonly requests: number;
  /** Most requests of which each had to wait for the one before it. */
  readonly depth: number;
}

export interface View {
  readonly url: string;
  /** Twenty of these are the list. */
  readonly rows: string;
  readonly localStorage: Readonly<Record<string, string>>;
}

declare global {
  /** When the twentieth row was painted, ms after the navigation began. */
  var benchRows: Promise<number>;
}

/** One first visit with nothing cached, on a slow phone. */
export async function firstView(browser: Browser, view: View): Promise<FirstView> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: [
        {
          origin: new URL(view.url).origin,
          localStorage: Object.entries(view.localStorage).map(([name, value]) => ({ name, value })),
        },
      ],
    },
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchForRows, view.rows);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Performance.enable');
    await devTools.send('Network.emulateNetworkConditions', slow4G);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const traffic = watchTraffic(devTools);
    await page.goto(view.url, { waitUntil: 'commit' });
    const rowsMs = await page.evaluate(() => globalThis.benchRows);
    const { metrics } = await devTools.send('Performance.getMetrics');
    const busyS = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    return { ...(await paints(page, rowsMs)), ...traffic(), busyMs: busyS * 1000 };
  } finally {
    await context.close();
  }
}

function watchForRows(selector: string): void {
  globalThis.benchRows = new Promise((resolve) => {
    const look = () => {
      if (document.querySelectorAll(selector).length < 20) return;
      watcher.disconnect();
      requestAnimationFrame(() => {
        // A message is handled after the frame that this call belongs to.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document, { childList: true, subtree: true });
  });
}

async function paints(page: Page, rowsMs: number) {
  const { pictureMs, blockingMs } = await page.evaluate(async (until) => {
    const tasks = await new Promise<PerformanceEntryList>((resolve) => {
      const watcher = new PerformanceObserver((list) => resolve(list.getEntries()));
      watcher.observe({ type: 'longtask', buffered: true });
      setTimeout(resolve, 500, []);
    });
    const early = tasks.filter(({ startTime }) => startTime < until);
    return {
      pictureMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      blockingMs: early.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    };
  }, rowsMs);
  return { pictureS: pictureMs / 1000, rowsS: rowsMs / 1000, blockingMs };
}

/** Counts until it is read. */
function watchTraffic(devTools: CDPSession) {
  const depths = new Map<string, number>();
  let bytes = 0;
  let requests = 0;
  devTools.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const from = initiator.url ?? initiator.stack?.callFrames.at(-1)?.url ?? '';
    depths.set(request.url, 1 + (depths.get(from) ?? 0));
    requests++;
  });
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => ({ kB: bytes / 1000, requests, depth: Math.max(...depths.values()) });
}
