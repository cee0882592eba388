import type { LoadedTexts } from '@crossdock/ui/Loaded.tsx';
import type { PagerProps } from '@crossdock/ui/Pager.tsx';
import { createElement } from 'react';
import { t } from './i18n.ts';
import { WayOn } from './WayOn.tsx';

/** The words that every fetched part shares: `<Loaded texts={loadedTexts()}>`. */
export const loadedTexts = (): LoadedTexts => ({
  loading: t('shell.loading'),
  failed: t('shell.failed'),
  retry: t('shell.retry'),
  nowhere: {
    title: t('shell.nowhere.title'),
    text: t('shell.nowhere.text'),
    action: createElement(WayOn),
  },
});

/** The words that every paged list shares: `<Pager texts={pagerTexts()}>`. */
export const pagerTexts = (): PagerProps['texts'] => ({
  label: t('shell.page.label'),
  previous: t('shell.page.previous'),
  next: t('shell.page.next'),
  size: t('shell.page.size'),
  perPage: (num) => t('shell.page.perPage', { num }),
  range: (from, to, total) => t('shell.page.range', { from, to, total }),
});
