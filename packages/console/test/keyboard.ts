/**
 * Presses a key as in a browser: listeners come first, then the key is typed into the element that has the focus by
 * then, or activates it.
 */
export function press(key: string, chord: KeyboardEventInit = {}): void {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...chord });
  if (!target.dispatchEvent(event)) return;
  const focused = document.activeElement;
  if (key.length === 1 && focused instanceof HTMLInputElement) {
    const { selectionStart, selectionEnd, value } = focused;
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    const next = value.slice(0, from) + key + value.slice(to);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(focused, next);
    focused.setSelectionRange(from + 1, from + 1);
    focused.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if ((key === 'Enter' || key === ' ') && focused instanceof HTMLButtonElement) focused.click();
}
