import type { TextKey } from './i18n.ts';
import type { PageMenu } from './menuEntries.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Text of the route's title, shown in the window's title. */
    readonly title?: TextKey;
    /** The page's entry in the menu. */
    readonly menu?: PageMenu;
    /** The route makes no reads and uses no Mantine component, so it is drawn before the code for these is loaded. */
    readonly light?: boolean;
  }
}
