import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { shownMessages, subscribeMessages } from './message.ts';
import { renderText } from './renderText.ts';
import classes from './TopMessages.module.css';
import { toneIcons } from './toneIcons.ts';

/** The place where `showMessage` shows its messages. Used once per app. */
export function TopMessages() {
  const messages = useSyncExternalStore(subscribeMessages, shownMessages, shownMessages);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (messages.length > 0) raise(place.current);
  }, [messages]);
  return (
    <div ref={place} popover="manual" className={classes.place} role="status" aria-live="polite">
      {messages.map(({ id, tone, text }) => {
        const Picture = toneIcons[tone];
        return (
          <div key={id} className={classes.message} data-tone={tone}>
            <Picture size={20} aria-hidden />
            <span>{renderText(text)}</span>
          </div>
        );
      })}
    </div>
  );
}

/**
 * A modal dialog covers every z-index. The messages are therefore put on top of it, by leaving and entering the
 * browser's top layer again.
 */
function raise(place: HTMLElement | null): void {
  if (!place?.showPopover) return;
  if (place.matches(':popover-open')) place.hidePopover();
  place.showPopover();
}
