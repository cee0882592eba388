/** A key that was pressed before the app was there. */
export interface FirstKey {
  readonly key: string;
  /** The time by `deskNow`. */
  readonly atMs: number;
}

declare global {
  /** Returns the keys typed so far and stops listening. */
  var crossdockFirstKeys: (() => FirstKey[]) | undefined;
}

/**
 * Hears a scanner from the page's first frame on, at the desks: their code is still on its way. Becomes a part of the page's
 * first script from this function's text, so it refers to nothing outside itself. What goes into a box is not heard.
 */
export function hearFirstKeys(): void {
  const { pathname, search } = location;
  const [, at = ''] = /\/console\/(desk|packing(?!\/pick)|shipping(?!\/import))(?:\/|$)/.exec(pathname) ?? [];
  const desk = `${at} ${new URLSearchParams(search).get('mode') ?? ''}`;
  const keepAs = 'crossdock.console.firstKeys';
  let heard: FirstKey[] = [];
  // A page of this desk that went before its app was there has left what was typed at it; another desk's is for nobody.
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
