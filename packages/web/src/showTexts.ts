/**
 * Says a page's title and intro in the outline that the first paint shows, and calls `load` once that is
 * painted: a visitor reads what the page is for before the processor and the line are busy with its code. A
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
