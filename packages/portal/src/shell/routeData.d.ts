import type { MenuAction } from './actions.ts';
import type { TextKey } from './i18n.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Text of the route's title, shown in the window's title. */
    readonly title?: TextKey;
    /**
     * The route reads nothing and uses no Mantine component, so it is rendered before the cache of reads and Mantine
     * are loaded.
     */
    readonly light?: boolean;
    readonly action?: MenuAction;
  }
}
