/**
 * Focuses the first field with an error after it was drawn, and scrolls it and its message into view. A file button
 * has no invalid state of its own. An error without a field gets the focus itself, so that it is read out. If the
 * focus has moved from `from` to another field, nothing happens.
 */
export function focusFirstFault(from: Element | null = null): void {
  lookFor(from, framesToWait);
}

/** The number of frames to wait for errors, because slow devices draw them some frames late. */
const framesToWait = 20;

function lookFor(from: Element | null, framesLeft: number): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement !== from && activeElement?.matches('input, select, textarea')) return;
    const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const faults = [...open.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-fault]')];
    // A fieldset that is only marked red cannot take the focus.
    if (faults.filter((fault) => fault.matches(focusable)).some(takesFocus)) return;
    if (framesLeft > 0) return lookFor(from, framesLeft - 1);
    const said = open.querySelector<HTMLElement>('form [role="alert"]');
    if (!said) return;
    said.tabIndex = -1;
    takesFocus(said);
  });
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

function takesFocus(element: HTMLElement): boolean {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  element.focus({ preventScroll: true });
  if (document.activeElement !== element) return false;
  (element.closest('[data-error]') ?? element).scrollIntoView({ block: 'nearest' });
  return true;
}
