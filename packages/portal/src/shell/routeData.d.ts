import type { MenuAction } from './actions.ts';
import type { TextKey } from './i18n.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Text of the route's title, shown in the window's title. */
    readonly title?: TextKey;
    /** Uses none of Mantine's parts: its first load does without them. */
    readonly light?: boolean;
    readonly action?: MenuAction;
  }
}
