import type { TextKey } from './i18n.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Text of the route's title, shown in the window's title. */
    readonly title?: TextKey;
    /** Reads nothing and uses none of Mantine's parts, so it is drawn before either is loaded. */
    readonly light?: boolean;
  }
}
