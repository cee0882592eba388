import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { LinkNavigation } from './PlainLink.tsx';

/** Makes the router follow plain links. */
export function useLinkNavigation(): LinkNavigation {
  const router = useRouter();
  return useMemo(
    () => ({
      follow: (place) => void router.navigate(place),
      go: (href) => router.history.push(href),
      preload: (place) => void router.preloadRoute(place).catch(() => undefined),
    }),
    [router],
  );
}
