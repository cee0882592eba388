import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { LinkWay } from './PlainLink.tsx';

/** Makes the router follow plain links. */
export function useLinkWay(): LinkWay {
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
