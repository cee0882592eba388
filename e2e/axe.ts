import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as axeCore from 'axe-core';

/**
 * The minified file is half as long as the normal one. The length matters because the file is sent to the browser
 * once for each loaded page.
 */
const file = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** By default axe also records the HTML of every part that it checks, which is not needed here. */
const source = `${file};axe.configure({ noHtml: true });`;

/** Exists in the page once `violationsOn` has loaded it. */
declare const axe: typeof axeCore | undefined;

/**
 * The violations that axe finds, one line per rule. The script stays in the page, so that later checks do not load it
 * again.
 */
export async function violationsOn(page: Page, options: axeCore.RunOptions): Promise<string[]> {
  // Do not let axe preload style sheets, because no rule that the callers select needs them.
  const chosen: axeCore.RunOptions = {
    ...options,
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
  };
  const seen = await page.evaluate(look, chosen);
  if (seen !== undefined) return seen;
  await page.evaluate(source);
  return (await page.evaluate(look, chosen)) ?? ['axe is not there'];
}

/**
 * Runs in the page, in one task, so that the app draws nothing meanwhile. Repeated parts are removed until axe has
 * finished: the shapes of hidden icons, and rows and menu entries that differ from earlier ones only in texts,
 * addresses and icons. The first two and the last one of each kind stay. With a list of fifty rows, axe then needs a
 * quarter of the time.
 */
async function look(options: axeCore.RunOptions): Promise<string[] | undefined> {
  if (typeof axe === 'undefined') return undefined;
  const attributes =
    'id|href|src|srcset|for|value|title|alt|datetime|name|aria-(?:label(?:ledby)?|describedby|controls)';
  const texts = />[^<]*[^<\s][^<]*(?=<)/g;
  const named = new RegExp(` (${attributes})="[^"]*[^"\\s][^"]*"`, 'g');
  const icons = / tabler-icon-[\w-]+/g;
  const kindOf = (row: Element) =>
    row.outerHTML.replace(texts, '>x').replace(named, ' $1="x"').replace(icons, '');
  const out: { part: Element; parent: Element; next: Node | null }[] = [];
  const takeOut = (part: Element, parent: Element) => {
    out.push({ part, parent, next: part.nextSibling });
    part.remove();
  };
  for (const icon of document.querySelectorAll('svg[aria-hidden="true"]'))
    for (const shape of [...icon.children]) takeOut(shape, icon);
  for (const list of document.querySelectorAll('tbody, ul, ol, nav, nav section, nav div')) {
    const times = new Map<string, number>();
    for (const row of [...list.children].slice(0, -1)) {
      const kind = kindOf(row);
      const before = times.get(kind) ?? 0;
      times.set(kind, before + 1);
      if (before >= 2 && !row.contains(document.activeElement)) takeOut(row, list);
    }
  }
  const { setTimeout: later } = globalThis;
  // axe pauses between its rules with `setTimeout`. This replacement continues at once.
  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms = 0) => (ms > 0 ? later(run, ms) : queueMicrotask(run)),
  });
  try {
    const { violations } = await axe.run(document, options);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
  } finally {
    globalThis.setTimeout = later;
    for (const { part, parent, next } of out.reverse()) parent.insertBefore(part, next);
  }
}
