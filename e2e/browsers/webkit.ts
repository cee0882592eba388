import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/ports.ts';
import { type Browser, find, until, type Wanted } from './browser.ts';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
/** The smallest height of the window's bar above the page, in pixels. */
const barPx = 20;
/** With normal styles the bar's buttons would keep the window from being as narrow as a phone. */
const narrowBar =
  'toolbar, toolbar *, entry, button, image, label { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; -gtk-icon-source: none; }';

/** WebKit of GTK through its own driver, with the calls of W3C WebDriver. */
export async function startWebKit(): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'crossdock-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), narrowBar);
  const screen = await startScreen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: screen.display, XDG_CONFIG_HOME: folder, LANG: 'C.UTF-8' };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const call = caller(`http://127.0.0.1:${port}`);
  await until('WebKitWebDriver', () => call('GET', '/status'));
  const { sessionId, capabilities } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] } },
    },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 60_000 });
  const close = async () => {
    await call('DELETE', session).catch(() => undefined);
    driver.kill();
    screen.process.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    name: 'WebKit',
    version: `WebKitGTK ${capabilities.browserVersion}`,
    close,
    ...pageOf((method, path, body) => call(method, session + path, body)),
  };
}

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

const caller =
  (origin: string): Call =>
  async (method, path, body) => {
    const answer = await fetch(origin + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (!answer.ok)
      throw new Error(`${path.split('/').slice(3).join('/')}: ${value?.error} ${value?.message}`);
    return value;
  };

function pageOf(call: Call): Omit<Browser, 'name' | 'version' | 'close'> {
  const run: Browser['run'] = async (body, ...given) =>
    (await call('POST', '/execute/async', {
      script: `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${body})(...[...arguments].slice(0, -1)))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args: given,
    }).then((answer) => {
      const { value, error } = answer as { value: never; error?: string };
      if (error !== undefined) throw new Error(error);
      return value ?? null;
    })) as never;
  const element = ({ css, says }: Wanted) =>
    until(`${css} ${says ?? ''}`, async () => {
      const found = await call('POST', '/execute/sync', {
        script: `return (${find})(...arguments)`,
        args: [css, says ?? null],
      });
      return (found as Record<string, string> | null)?.[elementKey];
    });
  const arrive = () => run(listen);
  const keys = async (wanted: Wanted, text: string) =>
    void (await call('POST', `/element/${await element(wanted)}/value`, { text }));
  return {
    hearsAll: false,
    run,
    resize: async (width, height) =>
      void (await call('POST', '/window/rect', { width, height: height + barPx, x: 0, y: 0 })),
    open: async (url) => {
      await call('POST', '/url', { url });
      await arrive();
    },
    reload: async () => {
      await call('POST', '/refresh', {});
      await arrive();
    },
    back: async () => void (await call('POST', '/back', {})),
    press: async (wanted) => void (await call('POST', `/element/${await element(wanted)}/click`, {})),
    type: keys,
    attach: keys,
    faults: () => run(() => (globalThis as { heardFaults?: string[] }).heardFaults?.splice(0) ?? []),
    picture: async () => Buffer.from((await call('GET', '/screenshot')) as string, 'base64'),
  };
}

/**
 * Runs in the page: collects errors from now on. The driver does not report them and connects only after the page has
 * loaded.
 */
function listen(): void {
  const page = globalThis as { heardFaults?: string[] };
  if (page.heardFaults) return;
  const heard: string[] = [];
  page.heardFaults = heard;
  addEventListener('error', (event) => heard.push(event.message));
  addEventListener('unhandledrejection', (event) => heard.push(String(event.reason)));
  const say = console.error;
  console.error = (...words) => {
    heard.push(words.map(String).join(' '));
    say(...words);
  };
}

/** A virtual screen for a browser that cannot run without one. */
async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    screen.stdio[3]?.once('data', (text: Buffer) => resolve(text.toString().trim()));
  });
  return { display: `:${number}`, process: screen };
}

/** The browser that comes with the driver, for the newest GTK. */
function miniBrowser(): string {
  const places = ['/usr/lib', ...readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)];
  const found = places
    .flatMap((place) => ['4.1', '4.0', '6.0'].map((gtk) => `${place}/webkit2gtk-${gtk}/MiniBrowser`))
    .find((path) => existsSync(path));
  if (found === undefined) throw new Error('WebKit’s MiniBrowser is not there');
  return found;
}
