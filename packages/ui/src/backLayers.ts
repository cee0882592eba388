import { isRecord } from '@crossdock/domain/records.ts';
import { backLayerHooks } from './backLayerHooks.ts';

/**
 * Layers over a page (dialogs, menus) share one entry in the browser's history, above the page's own: Back
 * closes the topmost layer and stays on the page. The entry shows the same page, and the router never sees
 * it. Why: `docs/decisions/dialogs-and-back.md`.
 */
interface Layer {
  close(): void;
}

interface Mark {
  /** For a page's entry: its name, given when our entry was pushed above it. */
  readonly page?: string;
  /** For our entry: the name of the page's entry below. */
  readonly over?: string;
  /** The page has changed its URL since, so the entry below has the old one. */
  readonly moved?: true;
}

/** The browser functions in use, so that tests can replace them. */
export interface BrowserHistory {
  readonly history: Pick<History, 'state' | 'back' | 'forward' | 'pushState' | 'replaceState'>;
  readonly location: Pick<Location, 'href'>;
  /** Listens to Back and Forward before the router does. */
  hear(heard: (event: Event) => void): void;
}

/** The property of an entry's state that contains our mark. */
const ours = 'layer';

function markOf(state: unknown): Mark {
  const mark = isRecord(state) ? state[ours] : undefined;
  if (!isRecord(mark)) return {};
  const { page, over, moved } = mark;
  return {
    ...(typeof page === 'string' ? { page } : {}),
    ...(typeof over === 'string' ? { over } : {}),
    ...(moved === true ? { moved } : {}),
  };
}

export class BackLayers {
  readonly #window: BrowserHistory;
  readonly #layers: Layer[] = [];
  readonly #push: History['pushState'];
  readonly #replace: History['replaceState'];
  #here: Mark;
  #shown: { readonly state: unknown; readonly href: string };

  constructor(browser: BrowserHistory) {
    this.#window = browser;
    const { history } = browser;
    // Gets the browser's own function, because the router has wrapped both and would take our entry for a
    // page.
    const of = (name: 'pushState' | 'replaceState') =>
      (globalThis.History?.prototype[name] ?? history[name]).bind(history);
    this.#push = of('pushState');
    this.#replace = of('replaceState');
    this.#here = markOf(history.state);
    this.#shown = { state: history.state, href: browser.location.href };
    this.#listenToRouter();
    browser.hear((event) => this.#arrive(event));
  }

  /** Call when a layer is opened; call the returned function when it is gone. */
  add(layer: Layer): () => void {
    this.#layers.push(layer);
    this.#cover();
    return () => {
      const place = this.#layers.indexOf(layer);
      if (place >= 0) this.#layers.splice(place, 1);
    };
  }

  isTop(layer: Layer): boolean {
    return this.#layers.at(-1) === layer;
  }

  /**
   * Our entry stays when the last layer closes without Back. Back then skips it, and the next layer reuses
   * it.
   */
  #cover(): void {
    const { over, moved } = this.#here;
    if (this.#layers.length === 0 || (over !== undefined && !moved)) return;
    const page = this.#here.page ?? crypto.randomUUID();
    const { state, href } = this.#shown;
    this.#write(this.#replace, state, href, { ...this.#here, page });
    this.#write(this.#push, state, href, { over: page });
  }

  #write(how: History['pushState'], state: unknown, href: string, mark: Mark): void {
    const marked = { ...(isRecord(state) ? state : {}), [ours]: mark };
    how(marked, '', href);
    this.#here = mark;
    this.#shown = { state: marked, href };
  }

  /**
   * When the router pushes a page, it replaces our entry; when it replaces a page, the entry keeps our mark.
   */
  #listenToRouter(): void {
    const { history } = this.#window;
    const push = history.pushState.bind(history);
    const replace = history.replaceState.bind(history);
    const told = (
      how: History['pushState'],
      state: unknown,
      url: string | URL | null | undefined,
      mark: Mark,
    ) => {
      const href = url === undefined || url === null ? this.#window.location.href : String(url);
      this.#write((marked, title, to) => how(marked, title, to), state, href, mark);
      this.#shown = { ...this.#shown, href: this.#window.location.href };
    };
    history.pushState = (state, _title, url) => {
      const { over, moved } = this.#here;
      told(over !== undefined && !moved ? replace : push, state, url, {});
    };
    history.replaceState = (state, _title, url) => {
      const { over } = this.#here;
      told(replace, state, url, over === undefined ? this.#here : { ...this.#here, moved: true });
    };
  }

  #arrive(event: Event): void {
    const [from, shown] = [this.#here, this.#shown];
    const to = markOf(this.#window.history.state);
    const isBelow = from.over !== undefined && to.page === from.over;
    const isAbove = from.page !== undefined && to.over === from.page;
    if (!isBelow && !isAbove) {
      this.#here = to;
      this.#shown = { state: this.#window.history.state, href: this.#window.location.href };
      return;
    }
    event.stopImmediatePropagation();
    // Both entries belong to one page and show its current state.
    this.#write(this.#replace, shown.state, shown.href, to);
    if (isAbove) {
      // There may be pages behind an entry that a page replaced.
      if (to.moved) this.#window.history.forward();
      return;
    }
    const top = this.#layers.at(-1);
    if (top) {
      top.close();
      // If a layer did not close, or asks first, cover the page again.
      setTimeout(() => this.#cover());
    } else {
      this.#window.history.back();
    }
  }
}

let layers: BackLayers | undefined;

/** Starts the layers, once per page load. */
export function startLayers(): BackLayers {
  const { history, location } = window;
  layers ??= new BackLayers({
    history,
    location,
    hear: (heard) => {
      backLayerHooks.by = heard;
      backLayerHooks.openLayer = openLayer;
    },
  });
  return layers;
}

/** Call when a layer is opened; call the returned function when it is gone. `byKey`: Escape closes it too. */
export function openLayer(close: () => void, byKey: boolean): () => void {
  const all = startLayers();
  const layer = { close };
  const gone = all.add(layer);
  const press = ({ key }: KeyboardEvent) => byKey && key === 'Escape' && all.isTop(layer) && close();
  document.addEventListener('keydown', press);
  return () => {
    document.removeEventListener('keydown', press);
    gone();
  };
}
