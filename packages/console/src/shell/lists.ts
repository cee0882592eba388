import type { LoadedTexts } from '@crossdock/ui/Loaded.tsx';
import type { PagerProps } from '@crossdock/ui/Pager.tsx';
import { t } from './i18n.ts';

/** The words that every fetched part shares: `<Loaded texts={loadedTexts()}>`. */
export const loadedTexts = (): LoadedTexts => ({
  loading: t('shell.loading'),
  failed: t('shell.failed'),
  retry: t('shell.retry'),
});

/**
 * The words that every paged list shares: `<Pager texts={pagerTexts()}>`. Where a page has several lists, `list` names
 * whose pages these are.
 */
export const pagerTexts = (list?: string): PagerProps['texts'] => ({
  label: list === undefined ? t('shell.page.label') : `${list} · ${t('shell.page.label')}`,
  previous: t('shell.page.previous'),
  next: t('shell.page.next'),
  size: t('shell.page.size'),
  perPage: (num) => t('shell.page.perPage', { num }),
  range: (from, to, total) => t('shell.page.range', { from, to, total }),
});
