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
  /** For a page's history entry: the name of the page. It is given when the layers' entry is pushed above it. */
  readonly page?: string;
  /** For the layers' entry: the name of the page whose entry is below it. */
  readonly over?: string;
  /**
   * True if the page has changed its URL since the layers' entry was pushed, so the page's entry below still has the
   * old URL.
   */
  readonly moved?: true;
}

/** The browser functions in use, so that tests can replace them. */
export interface BrowserHistory {
  readonly history: Pick<History, 'state' | 'back' | 'forward' | 'pushState' | 'replaceState'>;
  readonly location: Pick<Location, 'href'>;
  /** Listens to Back and Forward before the router does. */
  hear(heard: (event: Event) => void): void;
}

/** The property of a history entry's state that contains the mark of the layers. */
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
    // Gets the browser's own function, because the router has replaced `pushState` and `replaceState` and would take
    // the layers' entry for a page.
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
   * Pushes the layers' history entry if there is none. If the last layer is closed by other means than Back, the entry
   * stays: Back then skips the entry, and the next layer reuses it.
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
   * Handles two calls of the router. If it pushes a page, the page replaces the layers' entry. If it replaces a page,
   * the entry keeps the mark of the layers.
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
    // The page's own entry and the layers' entry above it belong to the same page, so both show the page's current
    // state and URL.
    this.#write(this.#replace, shown.state, shown.href, to);
    if (isAbove) {
      // If the page has replaced its URL (`moved`), pages opened later may follow this entry, so Forward continues to
      // them.
      if (to.moved) this.#window.history.forward();
      return;
    }
    const top = this.#layers.at(-1);
    if (top) {
      top.close();
      // If the layer did not close, for example because it asks first, it must cover the page again.
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
