import { useNavigate, useSearch } from '@tanstack/react-router';

export type Filters = Record<string, string | number | boolean | undefined>;

/**
 * The screen's filters, kept in the URL so that a reload, the back button and a shared link show the same
 * list. Changing a filter returns to the first page.
 */
export function useFilters<T extends { [K in keyof T]: string | number | boolean | undefined }>(): [
  T,
  (change: Partial<T>, options?: { keepPage?: boolean }) => void,
] {
  const search: Filters = useSearch({ strict: false });
  const navigate = useNavigate();
  const set = (change: Partial<T>, { keepPage = false } = {}) => {
    // Uses the URL at the time of the change, because a search is set some time after it was typed.
    const changed = (now: Filters) => {
      const next = { ...now, ...(keepPage ? {} : { page: undefined }), ...change };
      return Object.fromEntries(
        Object.entries(next).filter(([, value]) => value !== undefined && value !== ''),
      );
    };
    void navigate({ to: '.', search: changed, replace: true });
  };
  return [search as T, set];
}
