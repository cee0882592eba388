/** An element to look for: by selector, and by its text or label if the selector is not enough. */
export interface Wanted {
  readonly css: string;
  /** Its text, its label or its accessible name, without surrounding spaces. */
  readonly says?: string;
}

/** A browser with one page, driven from outside as by a person, with its own keys, clicks and history. */
export interface Browser {
  readonly name: string;
  readonly version: string;
  /** True if it reports the page's console messages from the first script on. */
  readonly hearsAll: boolean;
  resize(width: number, height: number): Promise<void>;
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page. The function can be asynchronous and may use only its arguments. */
  run<R, A extends readonly unknown[]>(body: (...given: A) => R | Promise<R>, ...given: A): Promise<R>;
  press(wanted: Wanted): Promise<void>;
  type(wanted: Wanted, text: string): Promise<void>;
  /** Chooses a file of this machine in a file input. */
  attach(wanted: Wanted, path: string): Promise<void>;
  /** The errors in the page since the last call. */
  faults(): Promise<string[]>;
  /** A screenshot as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Runs in the page: the first matching element that is visible and enabled. A file input may be hidden. */
export function find(css: string, says: string | null): Element | null {
  const named = (element: Element): string[] => [
    element.textContent ?? '',
    element.getAttribute('aria-label') ?? '',
    ...[...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent ?? ''),
  ];
  for (const element of document.querySelectorAll(css)) {
    const seen = element.getClientRects().length > 0 || element.matches('input[type=file]');
    const meant = says === null || named(element).some((name) => name.replace(/\s*\*$/, '').trim() === says);
    if (seen && meant && !element.matches(':disabled, [aria-disabled=true], [aria-busy=true]')) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return element;
    }
  }
  return null;
}

/** Repeats `ask` until it returns a result. The error names what was missing. */
export async function until<R>(
  what: string,
  ask: () => Promise<R | null | undefined | false>,
  withinMs = 30_000,
): Promise<R> {
  const end = Date.now() + withinMs;
  let last: unknown;
  for (;;) {
    try {
      const answer = await ask();
      if (answer !== null && answer !== undefined && answer !== false) return answer;
    } catch (error) {
      // A page that is navigating does not answer, so the error is kept and `ask` is called again.
      last = error;
    }
    if (Date.now() > end)
      throw new Error(`${what} did not come${last instanceof Error ? ` (${last.message})` : ''}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
