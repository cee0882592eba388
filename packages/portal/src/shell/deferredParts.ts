/** Collects in one file the parts that a page does not need until its first screen is shown (`lazyParts.ts`). */

export { default as AppOverlays } from './AppOverlays.tsx';
export { default as DeferredBell } from './DeferredBell.tsx';
export { default as HelpButton } from './HelpButton.tsx';
export { default as LoadFailureNotice } from './LoadFailureNotice.tsx';
export { default as Preferences } from './Preferences.tsx';
export { default as Realtime } from './Realtime.tsx';
export { default as SupportButton } from './SupportButton.tsx';
