import { buildAll } from '../../scripts/build.ts';
import { runDemoApp } from '../../scripts/product.ts';
import { type Browser, until } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { memberJourney } from './memberJourney.ts';
import { ensurePrograms, type Needed } from './packages.ts';
import { ResultTable } from './resultTable.ts';
import {
  checkScreen,
  guestPaths,
  logIn,
  memberPaths,
  openLoginPage,
  type ScreenVariant,
  screenVariants,
} from './screenChecks.ts';
import { startWebKit } from './webkit.ts';

/**
 * `npm run browsers -- [webkit] [firefox]`: checks every screen of the portal and a member's journey in browser engines
 * that the tests do not use. `BROWSERS_URL` can name a running product with its demo shops.
 */
const kinds: Readonly<Record<string, { needed: Needed; start(): Promise<Browser> }>> = {
  webkit: { needed: { 'webkit2gtk-driver': 'WebKitWebDriver', xvfb: 'Xvfb' }, start: startWebKit },
  firefox: { needed: { 'firefox-esr': 'firefox-esr' }, start: startFirefox },
};
const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(kinds);
const rows = new ResultTable();
const { url, stop } = await productToLookAt();
try {
  for (const name of names) await lookWith(name);
} finally {
  await stop();
}
process.exit(rows.print() > 0 ? 1 : 0);

async function lookWith(name: string): Promise<void> {
  const kind = kinds[name];
  if (kind === undefined) throw new Error(`Which browser? ${Object.keys(kinds).join(', ')}`);
  let browser: Browser;
  try {
    await ensurePrograms(kind.needed);
    browser = await kind.start();
  } catch (error) {
    rows.fill(name, 'starts', [String(error)]);
    console.log(`  ${name} does not start: ${error}`);
    return;
  }
  console.log(browser.version);
  try {
    for (const look of screenVariants) await lookAtAll(browser, look);
  } finally {
    await browser.close();
  }
}

async function lookAtAll(browser: Browser, look: ScreenVariant): Promise<void> {
  const at = `${look[0]} px, ${look[2]}`;
  const lookAt = (path: string, member: boolean) =>
    rows.check(browser, `${member ? '' : 'guest: '}${withoutId(path)}, ${at}`, () =>
      checkScreen(browser, url, { path, look, member }),
    );
  await rows.check(browser, `login page, ${at}`, () => openLoginPage(browser, url, look));
  for (const path of guestPaths) await lookAt(path, false);
  await rows.check(browser, `log-in, ${at}`, () => logIn(browser, url, look));
  await rows.check(browser, `the demo has one thing of each, ${at}`, async () => {
    for (const path of await memberPaths(browser)) await lookAt(path, true);
  });
  if (look[2] !== 'tw') return;
  for (const [name, step] of Object.entries(memberJourney(browser, url)))
    await rows.check(browser, name, step);
}

function withoutId(path: string): string {
  return path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '…');
}

async function productToLookAt(): Promise<{ url: string; stop(): Promise<void> }> {
  const running = process.env.BROWSERS_URL;
  if (running) return { url: running, stop: async () => undefined };
  await buildAll();
  const product = await runDemoApp();
  const answers = async () => (await fetch(product.url)).ok;
  await until('the product', answers, 180_000);
  return product;
}
