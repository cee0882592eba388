/** A key that was pressed before the app was loaded. */
export interface EarlyKeyPress {
  readonly key: string;
  /** The time, from `deskNow`. */
  readonly atMs: number;
}

declare global {
  /** Returns the keys typed so far and stops listening. */
  var crossdockFirstKeys: (() => EarlyKeyPress[]) | undefined;
}

/**
 * Records a scanner's keys as soon as the page is shown, while the code of the desks is still loading. Keys that are
 * typed into an input field are not recorded. This function's text becomes part of the page's first script, so it uses
 * no imports and no outer variables.
 */
export function recordEarlyKeyPresses(): void {
  const { pathname, search } = location;
  const [, at = ''] = /\/console\/(desk|packing(?!\/pick)|shipping(?!\/import))(?:\/|$)/.exec(pathname) ?? [];
  const desk = `${at} ${new URLSearchParams(search).get('mode') ?? ''}`;
  const keepAs = 'crossdock.console.firstKeys';
  let heard: EarlyKeyPress[] = [];
  // A page of this desk that was left before its app was loaded has stored its keys; keys of another desk are
  // discarded.
  try {
    const kept = JSON.parse(sessionStorage.getItem(keepAs) ?? 'null');
    sessionStorage.removeItem(keepAs);
    if (kept?.desk === desk) heard = kept.heard;
  } catch {}
  if (at === '') return;
  const keep = () => {
    try {
      sessionStorage.setItem(keepAs, JSON.stringify({ desk, heard }));
    } catch {}
  };
  addEventListener('pagehide', keep);
  const listen = (event: KeyboardEvent) => {
    const { key, timeStamp, target } = event;
    const chord = event.ctrlKey || event.metaKey || event.altKey;
    if (event.isComposing || (chord && (key !== 'Enter' || event.repeat))) return;
    if (target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
    if (key.length > 1 && !['Enter', 'Escape', 'F7'].includes(key)) return;
    heard.push({ key: chord ? 'Ctrl+Enter' : key, atMs: performance.timeOrigin + timeStamp });
    event.preventDefault();
  };
  document.addEventListener('keydown', listen, true);
  globalThis.crossdockFirstKeys = () => {
    document.removeEventListener('keydown', listen, true);
    removeEventListener('pagehide', keep);
    return heard;
  };
}
