/**
 * Brings what answers a press on a sticky action into sight: it may have been drawn under it, or far above. A field that
 * is at fault has the focus, and the eye.
 */
export function bringAnswerInSight(answer: HTMLElement): void {
  const pressed = document.querySelector('[data-sticky-action][data-pressed]');
  if (pressed && !document.querySelector('[aria-invalid="true"]'))
    answer.scrollIntoView({ block: 'nearest' });
}
