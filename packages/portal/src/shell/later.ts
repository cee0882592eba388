/** Collects in one file the parts that a page does not need until its first screen is shown (`laterParts.ts`). */
export { default as MissingParts } from './MissingParts.tsx';
export { default as Notices } from './Notices.tsx';
export { default as Preferences } from './Preferences.tsx';
export { default as QuietBell } from './QuietBell.tsx';
export { default as QuietHelp } from './QuietHelp.tsx';
export { default as Realtime } from './Realtime.tsx';
export { default as SupportButton } from './SupportButton.tsx';
