import { useFilters } from './api.ts';
import { SearchField } from './SearchField.tsx';

/** The words by which the screen's list is searched, as the address keeps them; nothing if there are none. */
export function useListWords(): string | undefined {
  const [{ words }] = useFilters<{ words?: string }>();
  return words === undefined || words === '' ? undefined : String(words);
}

/** The search of the screen's list; its words are the address's `words`. */
export function SearchFilter({ label }: { label: string }) {
  const words = useListWords();
  const [, setFilters] = useFilters<{ words?: string }>();
  return <SearchField label={label} value={words ?? ''} onSearch={(next) => setFilters({ words: next })} />;
}
