import { setDiscardQuestion } from '@crossdock/ui/discardQuestion.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from './api.ts';
import { t } from './i18n.ts';

setDiscardQuestion(() => ({
  question: t('shell.losing'),
  keep: t('shell.losing.keep'),
  lose: t('shell.losing.lose'),
}));

/** Providers that most routes need and the login page does not: the cache of reads. */
export default function FullFrame({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
