import { useRouterState } from '@tanstack/react-router';

/** The path of the page on the screen. While the next page is loaded, `useLocation` already has the next path. */
export const usePagePath = (): string =>
  useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname });
