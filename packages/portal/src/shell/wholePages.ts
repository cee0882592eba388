import { createWholePages } from '@crossdock/web/wholePages.tsx';
import { t } from './i18n.ts';

export const { CrashPage, LostPage } = createWholePages(t);
