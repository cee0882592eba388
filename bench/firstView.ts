import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { type Busy, traceBusy } from './traceBusy.ts';

/** Chrome's own "Slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency, as DevTools applies them to each request. */
const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1024 * 1024) / 8) * 0.9,
  uploadThroughput: ((750 * 1024) / 8) * 0.9,
};
const cpuSlowdown = 4;

export interface PageViewTimes {
  readonly pictureS: number;
  readonly rowsS: number;
  /**
   * The moment when the app itself had drawn the rows. Before that, the page may show the rows of the last visit, or
   * rows that a small script draws before the app is loaded.
   */
  readonly aliveS: number;
  /** The main thread's processor time until the app itself had drawn the rows. */
  readonly aliveBusyMs: number;
  /** Total time of long tasks beyond 50 ms each, until the rows were painted. */
  readonly blockingMs: number;
  /**
   * The main thread's processor time until the rows were painted, on the slowed CPU. Other programs on the machine
   * affect it less than the clock time.
   */
  readonly busyMs: number;
  /** Transferred kilobytes until the rows were painted, headers included. */
  readonly kB: number;
  readonly requests: number;
  /** The addresses of the requests. */
  readonly asked: readonly string[];
  /** The longest chain of requests in which each had to wait for the previous one. */
  readonly depth: number;
}

export interface PageViewOptions {
  readonly url: string;
  /** The selector of a row. The list is complete with twenty rows. */
  readonly rows: string;
  readonly localStorage: Readonly<Record<string, string>>;
}

/** One first visit with an empty cache, on a slow phone. */
export function measureFirstView(browser: Browser, view: PageViewOptions): Promise<PageViewTimes> {
  return inContext(browser, view, 'block', (context) => visit(context, view));
}

/**
 * A second visit. The first one uses a fast connection and ends after the app has stored its data for the next visit.
 */
export function measureSecondView(browser: Browser, view: PageViewOptions): Promise<PageViewTimes> {
  return inContext(browser, view, 'allow', async (context) => {
    const page = await context.newPage();
    await page.goto(view.url);
    await page.evaluate(async () => {
      const ready = async () => (await navigator.serviceWorker.ready).active?.state === 'activated';
      while (!((await ready()) && (await caches.match('/kept-picture'))))
        await new Promise((resolve) => setTimeout(resolve, 100));
    });
    await page.close();
    return visit(context, view);
  });
}

async function inContext<T>(
  browser: Browser,
  view: PageViewOptions,
  serviceWorkers: 'allow' | 'block',
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    serviceWorkers,
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
    return await work(context);
  } finally {
    await context.close();
  }
}

async function visit(context: BrowserContext, view: PageViewOptions): Promise<PageViewTimes> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Page.enable');
  await devTools.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await devTools.send('Network.emulateNetworkConditions', slow4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const traffic = watchTraffic(devTools);
  const picture = firstPicture(devTools);
  const endTrace = await traceBusy(page);
  await devTools.send('Page.navigate', { url: view.url });
  await picture;
  const rows = painted(devTools, view.rows, 'rows');
  const alive = painted(devTools, `${view.rows}:not([data-last] *, [data-first] *)`, 'alive');
  const [rowsMs, aliveMs] = [await rows, await alive];
  const busyUntil: Busy = await endTrace();
  return {
    ...(await paints(page, rowsMs)),
    ...traffic(rowsMs),
    ...{ busyMs: busyUntil('rows'), aliveBusyMs: busyUntil('alive') },
    aliveS: aliveMs / 1000,
  };
}

/**
 * Resolves after the first contentful paint. Until then nothing is evaluated in the page, because an evaluated script
 * would start the page's JavaScript before the paint.
 */
function firstPicture(devTools: CDPSession): Promise<void> {
  return new Promise((resolve) => {
    devTools.on('Page.lifecycleEvent', ({ name }) => {
      if (name === 'firstContentfulPaint') resolve();
    });
  });
}

/**
 * Returns when the twentieth row was painted, in ms after the navigation began, and marks that moment in the trace. The
 * code is sent as plain text, because `page.evaluate` would also evaluate a large script of Playwright, on the slowed
 * processor.
 */
async function painted(devTools: CDPSession, selector: string, mark: string): Promise<number> {
  const expression = `(${rowsPainted})(${JSON.stringify(selector)}, ${JSON.stringify(mark)})`;
  const { result } = await devTools.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  return result.value;
}

/** This function's text is evaluated in the page, so it uses nothing outside itself. */
function rowsPainted(selector: string, mark: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelectorAll(selector).length < 20) return;
      watcher.disconnect();
      requestAnimationFrame(() => {
        // The browser handles the message after it has drawn the current frame.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.mark(mark).startTime);
        port2.postMessage(null);
      });
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document, { childList: true, subtree: true });
    look();
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

/**
 * Records the page's requests. Returns a function that sums up the traffic until a given time, in ms after the
 * navigation began.
 */
function watchTraffic(devTools: CDPSession) {
  const asked = new Map<string, { readonly atS: number; readonly depth: number }>();
  const got: { readonly atS: number; readonly bytes: number }[] = [];
  let beganS = 0;
  let requests: { readonly atS: number; readonly url: string }[] = [];
  devTools.on('Network.requestWillBeSent', ({ request, initiator, timestamp }) => {
    // A data: address is part of the page and not a request.
    if (request.url.startsWith('data:')) return;
    beganS ||= timestamp;
    const from = initiator.url ?? initiator.stack?.callFrames.at(-1)?.url ?? '';
    asked.set(request.url, { atS: timestamp, depth: 1 + (asked.get(from)?.depth ?? 0) });
    requests = [...requests, { atS: timestamp, url: request.url }];
  });
  devTools.on('Network.loadingFinished', ({ encodedDataLength, timestamp }) => {
    got.push({ atS: timestamp, bytes: encodedDataLength });
  });
  return (untilMs: number) => {
    const early = ({ atS }: { readonly atS: number }) => (atS - beganS) * 1000 <= untilMs;
    const before = requests.filter(early);
    return {
      kB: got.filter(early).reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
      requests: before.length,
      depth: Math.max(...[...asked.values()].filter(early).map(({ depth }) => depth)),
      asked: before.map(({ url }) => url.replace(/^https?:\/\/[^/]*/, '')),
    };
  };
}
