import type { EmptyState } from '@crossdock/ui/states.tsx';
import type { ComponentProps } from 'react';
import type { ConsolePage } from './api.ts';
import { titleAndText } from './i18n.ts';
import { isListFiltered } from './tabCounts.ts';

type Empty = Omit<ComponentProps<typeof EmptyState>, 'picture'> &
  Required<Pick<ComponentProps<typeof EmptyState>, 'picture'>>;

/**
 * The text of an empty list. If filters are set, it says that nothing matches, because other rows may exist. `names`
 * are parameters of the list that do not count as filters, because they are always set.
 */
export function emptyListTexts(
  page: Pick<ConsolePage<unknown>, 'asked'>,
  names: readonly string[],
  usual: Empty,
): Empty {
  if (!isListFiltered(page, names)) return usual;
  return { picture: 'search', ...titleAndText('shell.list.noMatch') };
}
