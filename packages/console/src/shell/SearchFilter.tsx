import { useFilters } from './api.ts';
import { SearchField } from './SearchField.tsx';

/** The words in the URL by which the page's list is searched; undefined if there are none. */
export function useListWords(): string | undefined {
  const [{ words }] = useFilters<{ words?: string }>();
  return words === undefined || words === '' ? undefined : String(words);
}

/** The search box of the page's list; its words are the URL parameter `words`. */
export function SearchFilter({ label }: { label: string }) {
  const words = useListWords();
  const [, setFilters] = useFilters<{ words?: string }>();
  return <SearchField label={label} value={words ?? ''} onSearch={(next) => setFilters({ words: next })} />;
}
