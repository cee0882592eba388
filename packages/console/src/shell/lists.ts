import type { LoadedTexts } from '@crossdock/ui/Loaded.tsx';
import { createPagerTexts } from '@crossdock/web/pagerTexts.ts';
import { t } from './i18n.ts';

/** The texts of `Loaded` and of the paged lists. */
export const loadedTexts = (): LoadedTexts => ({
  loading: t('shell.loading'),
  failed: t('shell.failed'),
  retry: t('shell.retry'),
});

/** The texts that every paged list shares: `<Pager texts={pagerTexts()}>`. */
export const pagerTexts = createPagerTexts(t);
