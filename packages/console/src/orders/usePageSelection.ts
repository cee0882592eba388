import { useState } from 'react';

/** The rows chosen on one page, by id. */
export function usePageSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const here = ids.filter((id) => chosen.has(id));
  return {
    ids: here,
    has: (id: string) => chosen.has(id),
    all: ids.length > 0 && here.length === ids.length,
    toggle(id: string) {
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    toggleAll: () => setChosen(new Set(here.length === ids.length ? [] : ids)),
  };
}
