/**
 * Moves the focus to the first field at fault, once it has been drawn, so that a keyboard goes on where something is to
 * be mended; a button that fetches a file has no invalid state of its own. Who is typing elsewhere meanwhile is left alone.
 */
export function focusFirstFault(): void {
  requestAnimationFrame(() => {
    if (document.activeElement?.matches('input, select, textarea')) return;
    const open = document.querySelector('dialog[open]') ?? document;
    open.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]')?.focus();
  });
}
