import type { ReactNode } from 'react';

let show: (text: string) => ReactNode = (text) => text;

/**
 * Sets how the app renders sentences, so that some words can become links. Called once, after the first
 * screen.
 */
export function setTextRenderer(way: (text: string) => ReactNode): void {
  show = way;
}

/** A text as the app renders it; other content stays unchanged. */
export const renderText = (shown: ReactNode): ReactNode => (typeof shown === 'string' ? show(shown) : shown);
