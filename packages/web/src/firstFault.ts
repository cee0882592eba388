/**
 * Moves the focus to the first field at fault, once it has been drawn, and both it and what is said of it into view; a
 * button that fetches a file has no invalid state of its own. What belongs to no field takes the focus itself, so that it is
 * read out. Who has gone on to another box than `from`, in which they were when it was sent, is left alone.
 */
export function focusFirstFault(from: Element | null = null): void {
  lookFor(from, framesToWait);
}

/** On a slow device what was found wrong is drawn some frames later. */
const framesToWait = 20;

function lookFor(from: Element | null, framesLeft: number): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement !== from && activeElement?.matches('input, select, textarea')) return;
    const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const faults = [...open.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-fault]')];
    // A frame that is drawn red takes no focus.
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
