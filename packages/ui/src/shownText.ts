import type { ReactNode } from 'react';

let show: (text: string) => ReactNode = (text) => text;

/**
 * How this app shows a sentence: some words in it may be links. Set once, by a part that loads after the first
 * picture.
 */
export function sayWith(way: (text: string) => ReactNode): void {
  show = way;
}

/** A sentence that the app or the server says; everything but text is shown as it is. */
export const shownText = (shown: ReactNode): ReactNode => (typeof shown === 'string' ? show(shown) : shown);
