/** Brings what answers a press on a sticky action into sight: it may have been drawn under it, or far above. */
export function bringAnswerInSight(answer: HTMLElement): void {
  if (document.querySelector('[data-sticky-action][data-pressed]'))
    answer.scrollIntoView({ block: 'nearest' });
}
