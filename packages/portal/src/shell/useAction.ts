import { useMatches } from '@tanstack/react-router';
import { defaultAction } from './actions.ts';

/** The action of the current route. */
export function useAction() {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.action ?? defaultAction });
}
