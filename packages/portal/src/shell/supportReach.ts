const actions = 'a[href], button, input, select, textarea, summary, label';

/**
 * The action under a tap that reached the support button only by its unseen part: a button, link or field there is what
 * the finger meant. Null for a tap on what is seen, for a keyboard, and where nothing can be tapped.
 */
export function actionBelow(button: HTMLElement, tap: MouseEvent): HTMLElement | null {
  const seen = button.firstElementChild?.getBoundingClientRect();
  if (tap.detail === 0 || !seen || (tap.clientX >= seen.left && tap.clientX <= seen.right)) return null;
  const below = document
    .elementsFromPoint(tap.clientX, tap.clientY)
    .find((element) => !button.contains(element));
  return below?.closest<HTMLElement>(actions) ?? null;
}
