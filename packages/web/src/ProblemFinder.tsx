import { type ProblemType, problemTypes } from '@crossdock/domain/parcels/problems.ts';
import { Finder } from '@crossdock/ui/Finder.tsx';

type Key =
  | 'problems.search'
  | 'shell.search.clear'
  | 'problems.type'
  | 'problems.allTypes'
  | `problems.type.${ProblemType}`;

interface ProblemSearch {
  readonly words?: string | undefined;
  readonly type?: ProblemType | undefined;
}

/** Reads a list's filters from the URL; an unknown type is ignored. */
export const problemSearchOf = (found: { type?: string; words?: string }): ProblemSearch => ({
  type: problemTypes.find((one) => one === found.type),
  words: found.words ? String(found.words) : undefined,
});

/** Filters problems by words and type, with texts from the app's `t`. */
export function ProblemFinder(
  props: ProblemSearch & { t: (key: Key) => string; onSeek: (sought: ProblemSearch) => void },
) {
  const { t, words, type, onSeek } = props;
  return (
    <Finder
      search={{
        label: t('problems.search'),
        clearLabel: t('shell.search.clear'),
        value: words ?? '',
        onSearch: (next) => onSeek({ words: next }),
      }}
      kind={{
        label: t('problems.type'),
        allLabel: t('problems.allTypes'),
        kinds: problemTypes,
        labelOf: (one) => t(`problems.type.${one}`),
        value: type,
        onChoose: (next) => onSeek({ type: next }),
      }}
    />
  );
}
