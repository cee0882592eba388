import type { LoadedTexts } from '@crossdock/ui/Loaded.tsx';
import { createPagerTexts } from '@crossdock/web/pagerTexts.ts';
import { createElement } from 'react';
import { t } from './i18n.ts';
import { RecoveryLink } from './RecoveryLink.tsx';

/** The texts of `Loaded` and of the paged lists. */
export const loadedTexts = (): LoadedTexts => ({
  loading: t('shell.loading'),
  failed: t('shell.failed'),
  retry: t('shell.retry'),
  nowhere: {
    title: t('shell.nowhere.title'),
    text: t('shell.nowhere.text'),
    action: createElement(RecoveryLink),
  },
});

/** The texts that every paged list shares: `<Pager texts={pagerTexts()}>`. */
export const pagerTexts = createPagerTexts(t);
