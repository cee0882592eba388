import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './StickyAction.module.css';

/**
 * The next action: sticky at the bottom on a phone (above the bottom bar), in place on a desktop.
 * `--covered-below` holds the height that it covers, so that scroll targets and floating elements keep clear.
 */
export function StickyAction({ summary, children }: { summary?: ReactNode; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (bar.current === null ? undefined : tellWhatIsCovered(bar.current)), []);
  return (
    <div
      ref={bar}
      className={classes.bar}
      data-sticky-action
      onClickCapture={(event) => {
        event.currentTarget.dataset.pressed = '';
      }}
    >
      {summary ? <div className={classes.summary}>{summary}</div> : null}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}

const covered = '--covered-below';

function tellWhatIsCovered(bar: HTMLElement): () => void {
  const page = document.documentElement;
  const tell = () => {
    const { position, bottom } = getComputedStyle(bar);
    const px = position === 'sticky' ? bar.offsetHeight + Number.parseFloat(bottom) : 0;
    if (px > 0) page.style.setProperty(covered, `${Math.ceil(px)}px`);
    else page.style.removeProperty(covered);
  };
  // The height changes when the summary wraps, or the window is turned or enlarged.
  const watch = new ResizeObserver(tell);
  watch.observe(bar);
  const answers = new MutationObserver((changes) => bringAnswerInSight(bar, changes));
  answers.observe(document.body, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    answers.disconnect();
    page.style.removeProperty(covered);
  };
}

/**
 * Scrolls an error that appears after a press into view, because it may be under the bar or far above it. If a field
 * is invalid, nothing is scrolled, because the field already has the focus.
 */
function bringAnswerInSight(bar: HTMLElement, changes: readonly MutationRecord[]): void {
  if (bar.dataset.pressed === undefined || document.querySelector('[aria-invalid="true"]')) return;
  const added = changes.flatMap((change) => [...change.addedNodes]);
  const alerts = added.flatMap((node) => {
    if (!(node instanceof HTMLElement)) return [];
    return node.matches('[role=alert]') ? [node] : [...node.querySelectorAll<HTMLElement>('[role=alert]')];
  });
  alerts[0]?.scrollIntoView({ block: 'nearest' });
}
