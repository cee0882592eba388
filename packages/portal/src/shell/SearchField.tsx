import { type SearchFieldProps, SearchField as SearchPart } from '@crossdock/ui/SearchField.tsx';
import { t } from './i18n.ts';

/** The box for words to search a list by, with a button that clears it. */
export const SearchField = (props: Omit<SearchFieldProps, 'clearLabel'>) => (
  <SearchPart {...props} clearLabel={t('shell.search.clear')} />
);
