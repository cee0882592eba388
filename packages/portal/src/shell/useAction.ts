import { useMatches } from '@tanstack/react-router';
import { defaultAction, type MenuAction } from './actions.ts';

/** The action of the current route. */
export function useAction(): MenuAction {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.action ?? defaultAction });
}
