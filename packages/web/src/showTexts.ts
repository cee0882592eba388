/**
 * Shows a page's title and intro in the outline of the first paint, and calls `load` once that is painted, so
 * that a visitor reads what the page is for before the processor and the network are busy with its code. A
 * hidden tab is not painted and does not wait. This function's text becomes part of a script, so it uses
 * nothing outside itself.
 */
export function showTexts(texts: readonly string[], load: () => void): void {
  const parts = texts.map((text, at) =>
    Object.assign(document.createElement(at === 0 ? 'h1' : 'p'), { textContent: text }),
  );
  document.querySelector('.fp-main i')?.replaceWith(...parts);
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
}
