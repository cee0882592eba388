/** In one file what a page does without until its first screen is there (`laterParts.ts`). */
export { default as MissingParts } from './MissingParts.tsx';
export { default as Notices } from './Notices.tsx';
export { default as Preferences } from './Preferences.tsx';
export { default as QuietBell } from './QuietBell.tsx';
export { default as Realtime } from './Realtime.tsx';
export { default as SupportButton } from './SupportButton.tsx';
