import type { Page } from '@playwright/test';
import { waitUntilSettled } from './visit.ts';

/** The part of the apps' router that a visit needs, under the router's own global name. */
export interface Routed {
  readonly __TSR_ROUTER__: {
    navigate(to: { readonly href: string }): Promise<void>;
    readonly history: { push(path: string): void; readonly subscribers: { readonly size: number } };
    readonly state: {
      readonly status: 'pending' | 'idle';
      readonly location: { readonly href: string };
      readonly resolvedLocation?: { readonly href: string };
    };
  };
}

/** Goes to another screen of the opened app, like a link does, without loading the app again. */
export async function goInside(page: Page, path: string): Promise<void> {
  // The login page is drawn before the router. The router reacts to history changes only once it listens.
  await page.waitForFunction(
    () => (globalThis as unknown as Partial<Routed>).__TSR_ROUTER__?.history.subscribers.size,
  );
  const before = await page.evaluate((to) => {
    const router = (globalThis as unknown as Routed).__TSR_ROUTER__;
    const { href } = router.state.location;
    // Not through the history: right after a login the router does not listen to it for a moment.
    void router.navigate({ href: to });
    return href;
  }, path);
  await page.waitForFunction((from) => {
    const { status, location, resolvedLocation } = (globalThis as unknown as Routed).__TSR_ROUTER__.state;
    return status === 'idle' && location.href !== from && resolvedLocation?.href === location.href;
  }, before);
}

/** Goes to an address: through the app's router if the page shows the same app, otherwise by loading the page. */
export async function go(page: Page, address: string): Promise<void> {
  const [there, here] = [new URL(address), new URL(page.url())];
  const isConsole = ({ pathname }: URL) => pathname.startsWith('/console');
  const isElsewhere =
    here.origin !== there.origin ||
    isConsole(here) !== isConsole(there) ||
    here.pathname + here.search === there.pathname + there.search ||
    !(await page.evaluate(() => '__TSR_ROUTER__' in globalThis));
  await (isElsewhere ? page.goto(address) : goInside(page, there.pathname + there.search));
}

/** Loads the page of an address and waits until it has settled. */
export async function loadAndSettle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilSettled(page);
}

/** Goes to an address, inside the app where it can, and waits until the page has settled. */
export async function goAndSettle(page: Page, address: string): Promise<void> {
  await go(page, address);
  await waitUntilSettled(page);
}
