import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page, Route } from '@playwright/test';
import type { ScanStream, StreamStep } from './stream.ts';

/**
 * Returns the number for a placeholder: `p3` is a parcel's, `o3` an order's, `o3p1` that of a parcel in the order,
 * and `l3` that of its label.
 */
export type NumberResolver = (place: string) => string;

export function loadScanStream(desk: string): ScanStream {
  return JSON.parse(readFileSync(join(import.meta.dirname, `${desk}.json`), 'utf8')) as ScanStream;
}

/** A scan as the scanner types it. */
export const typedTextOf = (scan: string, numbers: NumberResolver): string =>
  scan.replace(/\{(\w+)(?:\|(-?\d+))?\}/, (_, place: string, cut = '0') => numbers(place).slice(Number(cut)));

/** The correct scans in order, including the prefilled values that the clerk confirmed with Enter. */
export const correctScansOf = ({ steps }: ScanStream): string[] =>
  steps.flatMap((step) => {
    if ('scan' in step) return step.wrong ? [] : [step.scan];
    return 'press' in step && step.keeps !== undefined ? [step.keeps] : [];
  });

const keys = {
  Enter: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  F7: { key: 'F7', code: 'F7', windowsVirtualKeyCode: 118 },
  'Control+Enter': { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r', modifiers: 2 },
} as const;

/**
 * Keys whose release does something in a browser. The releases of other keys are not sent, so that a scan takes a
 * fifth less time.
 */
const acting: ReadonlySet<unknown> = new Set([' ', 'Enter', 'F7']);

/** On a slow machine a correct scan waits until the last lookup is answered, but at most this long. */
const slowestMs = 3_000;
/** If the server is slowed down on purpose, the clerk does not wait at all and the desk handles the scans in order. */
const slow = process.env.E2E_DELAY_MS !== undefined;
const slowScreen = 4;
const lateCalls = '**/api/staff/**';

/** Plays a stream at a desk, faster than any scanner types, without waiting for the screen. */
export async function playScanStream(
  clerk: Page,
  { steps }: ScanStream,
  numbers: NumberResolver,
): Promise<void> {
  const session = await clerk.context().newCDPSession(clerk);
  if (slow) await session.send('Emulation.setCPUThrottlingRate', { rate: slowScreen });
  let delayMs = 0;
  const asked = new Set<unknown>();
  const isDesk = (url: string) => url.includes('/api/staff/');
  clerk.on('request', (request) => isDesk(request.url()) && asked.add(request));
  clerk.on('requestfinished', (request) => void asked.delete(request));
  clerk.on('requestfailed', (request) => void asked.delete(request));
  const answered = async () => {
    const until = performance.now() + slowestMs;
    while (asked.size > 0 && performance.now() < until) await setTimeout(10);
    asked.clear();
  };
  const late = async (route: Route) => {
    await setTimeout(delayMs);
    await route.continue().catch(() => undefined);
  };
  for (const step of steps) {
    if (!slow && 'scan' in step && !step.wrong) await answered();
    if ('answersAfterMs' in step) {
      // Playwright disables the browser's cache while a route is set, and the page loads everything again. So the
      // route is set only while answers are delayed.
      if (delayMs > 0) await clerk.unroute(lateCalls, late);
      delayMs = step.answersAfterMs;
      if (delayMs > 0) await clerk.route(lateCalls, late);
    } else await act(clerk, session, step, numbers);
  }
  await clerk.unrouteAll({ behavior: 'ignoreErrors' });
}

async function act(
  clerk: Page,
  session: CDPSession,
  step: Exclude<StreamStep, { answersAfterMs: number }>,
  numbers: NumberResolver,
): Promise<void> {
  const press = async (...all: Readonly<Record<string, unknown>>[]) => {
    await Promise.all(
      all.flatMap((key) => [
        session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key }),
        ...(slow || acting.has(key.key)
          ? [session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key, text: '' })]
          : []),
      ]),
    );
  };
  if ('press' in step) return press(keys[step.press]);
  if ('scan' in step)
    return press(
      ...[...typedTextOf(step.scan, numbers)].map((char) => ({ key: char, text: char })),
      keys.Enter,
    );
  if ('reload' in step) {
    await clerk.reload({ waitUntil: 'commit' });
    // The page's early script is loaded. From here on no typed key may be lost.
    await clerk.waitForFunction(
      () => document.querySelector('#root') !== null && 'crossdockEarly' in globalThis,
    );
    return;
  }
  await clerk.evaluate((what) => {
    const button = document.querySelector<HTMLElement>('main button:not([disabled]):not([data-step])');
    if (what === 'button') button?.focus();
    else (document.activeElement as HTMLElement | null)?.blur();
  }, step.focus);
}
