import type { PagerProps } from '@crossdock/ui/Pager.tsx';
import type { TextValues } from '@crossdock/ui/texts.ts';

type Key = `shell.page.${'label' | 'first' | 'previous' | 'next' | 'last' | 'size' | 'perPage' | 'range'}`;

/**
 * The texts that every paged list shares, from the app's `t`. On a page with several lists, `list` names the
 * list.
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
