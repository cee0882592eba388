import { useFilters } from './api.ts';
import { SearchField } from './SearchField.tsx';

/** The search of the screen's list; its words are the address's `words`. */
export function SearchFilter({ label }: { label: string }) {
  const [{ words = '' }, setFilters] = useFilters<{ words?: string }>();
  return <SearchField label={label} value={String(words)} onSearch={(next) => setFilters({ words: next })} />;
}
