import type { PagerProps } from '@crossdock/ui/Pager.tsx';
import type { TextValues } from '@crossdock/ui/texts.ts';

type Key = `shell.page.${'label' | 'first' | 'previous' | 'next' | 'last' | 'size' | 'perPage' | 'range'}`;

/**
 * The words that every paged list shares, in those of the app whose `t` is given. Where a page has several lists, `list`
 * names whose pages these are.
 */
export const createPagerTexts =
  (t: (key: Key, values?: TextValues) => string) =>
  (list?: string): PagerProps['texts'] => ({
    label: list === undefined ? t('shell.page.label') : `${list} · ${t('shell.page.label')}`,
    first: t('shell.page.first'),
    previous: t('shell.page.previous'),
    next: t('shell.page.next'),
    last: t('shell.page.last'),
    size: t('shell.page.size'),
    perPage: (num) => t('shell.page.perPage', { num }),
    range: (from, to, total) => t('shell.page.range', { from, to, total }),
  });
