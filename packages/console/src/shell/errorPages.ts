import { createErrorPages } from '@crossdock/web/errorPages.tsx';
import { t } from './i18n.ts';

export const { CrashPage, LostPage } = createErrorPages(t);
