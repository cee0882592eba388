import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BackLayers, type BrowserHistory } from '../src/backLayers.ts';

/** A browser tab: entries with a URL and a state. Listeners are called when somebody goes back or forward. */
class Tab implements BrowserHistory {
  entries: { href: string; state: unknown }[] = [{ href: 'start', state: {} }];
  at = 0;
  #listeners: ((event: Event) => void)[] = [];
  readonly location;
  readonly history;

  constructor() {
    const tab = this;
    this.location = {
      get href() {
        return tab.now.href;
      },
    };
    this.history = {
      get state() {
        return tab.now.state;
      },
      back: () => tab.go(-1),
      forward: () => tab.go(1),
      pushState(state: unknown, _title: string, url?: string | URL | null) {
        tab.entries.splice(tab.at + 1);
        tab.entries.push({ href: url ? String(url) : tab.now.href, state: structuredClone(state) });
        tab.at += 1;
      },
      replaceState(state: unknown, _title: string, url?: string | URL | null) {
        tab.entries[tab.at] = { href: url ? String(url) : tab.now.href, state: structuredClone(state) };
      },
    };
  }

  get now() {
    const entry = this.entries[this.at];
    if (!entry) throw new Error('nowhere');
    return entry;
  }

  hear(heard: (event: Event) => void): void {
    this.#listeners.unshift(heard);
  }

  /** Subscribes the router. */
  listen(heard: () => void): void {
    this.#listeners.push(heard);
  }

  go(step: number): void {
    if (!this.entries[this.at + step]) return;
    this.at += step;
    let stopped = false;
    const event = { stopImmediatePropagation: () => (stopped = true) };
    for (const listener of this.#listeners) if (!stopped) listener(event as unknown as Event);
  }

  /** Reloads the tab: another document at the same entry, without listeners and with the browser's own methods. */
  reloaded(): Tab {
    const next = new Tab();
    next.entries = structuredClone(this.entries);
    next.at = this.at;
    return next;
  }
}

/** The product in a tab: a router that draws the current page, and the layers over it. */
class Product {
  page = 'start';
  open: string[] = [];
  readonly #gone: (() => void)[] = [];
  tab: Tab;
  layers: BackLayers;

  constructor(tab: Tab) {
    this.tab = tab;
    this.layers = this.#begin();
  }

  #begin(): BackLayers {
    const layers = new BackLayers(this.tab);
    this.tab.listen(() => {
      this.page = this.tab.location.href;
      while (this.open.length > 0) this.close();
    });
    return layers;
  }

  openOne(name: string): void {
    this.open.push(name);
    this.#gone.push(this.layers.add({ close: () => this.close() }));
  }

  close(): void {
    this.open.pop();
    this.#gone.pop()?.();
  }

  go(how: 'pushState' | 'replaceState', href: string): void {
    this.tab.history[how]({}, '', href);
    this.page = href;
    while (this.open.length > 0) this.close();
  }

  reload(): void {
    this.tab = this.tab.reloaded();
    this.open = [];
    this.#gone.splice(0);
    this.page = this.tab.location.href;
    this.layers = this.#begin();
  }
}

const settled = () => new Promise((done) => setTimeout(done));

type Step = 'open' | 'close' | 'back' | 'forward' | 'push' | 'replace' | 'reload';

/**
 * The behaviour that a person expects: pages behind and ahead, and layers over the page that Back closes one by one.
 */
class Expected {
  pages = ['start'];
  at = 0;
  open = 0;

  take(step: Step, href: string): void {
    if (step === 'open') {
      this.pages.splice(this.at + 1);
      this.open += 1;
    } else if (step === 'close') this.open = Math.max(0, this.open - 1);
    else if (step === 'back' && this.open > 0) this.open -= 1;
    else if (step === 'back') this.at = Math.max(0, this.at - 1);
    else if (step === 'reload') this.open = 0;
    else if (step === 'push') {
      this.pages.splice(this.at + 1, Number.POSITIVE_INFINITY, href);
      this.at += 1;
      this.open = 0;
    } else if (step === 'replace') {
      this.pages[this.at] = href;
      this.open = 0;
    } else if (this.at + 1 < this.pages.length) {
      this.at += 1;
      this.open = 0;
    }
  }
}

const steps = fc.array(
  fc.constantFrom<Step>('open', 'open', 'close', 'back', 'back', 'forward', 'push', 'replace', 'reload'),
  { maxLength: 30 },
);

test('Back closes the topmost layer, then leaves the page; opened layers leave no history', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const product = new Product(new Tab());
      const expected = new Expected();
      for (const [count, step] of taken.entries()) {
        const href = `page ${count}`;
        if (step === 'open') product.openOne(href);
        else if (step === 'close') product.close();
        else if (step === 'back') product.tab.go(-1);
        else if (step === 'forward') product.tab.go(1);
        else if (step === 'push') product.go('pushState', href);
        else if (step === 'replace') product.go('replaceState', href);
        else product.reload();
        expected.take(step, href);
        await settled();
        expect([count, step, product.page, product.open.length]).toEqual([
          count,
          step,
          expected.pages[expected.at],
          expected.open,
        ]);
        expect(product.tab.location.href).toBe(product.page);
      }
    }),
    { numRuns: 300 },
  );
});

test('a dialog that asks before closing is closed by the next Back', async () => {
  const product = new Product(new Tab());
  product.go('pushState', 'form');
  let asked = 0;
  const gone = product.layers.add({
    close() {
      asked += 1;
      if (asked > 1) gone();
    },
  });
  product.tab.go(-1);
  await settled();
  product.tab.go(-1);
  await settled();
  expect([asked, product.page]).toEqual([2, 'form']);
  product.tab.go(-1);
  expect(product.page).toBe('start');
});

test('a page that a dialog leads to replaces its entry', () => {
  const product = new Product(new Tab());
  product.openOne('confirm');
  product.go('pushState', 'done');
  expect(product.tab.entries.map(({ href }) => href)).toEqual(['start', 'done']);
});
