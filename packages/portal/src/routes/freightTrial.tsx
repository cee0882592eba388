import { createFileRoute } from '@tanstack/react-router';
import { FreightTrialPage } from '../pricing/FreightTrialPage.tsx';
import { Header } from '../shell/Header.tsx';
import { anyFilters } from '../shell/search.ts';
import { currentToken } from '../shell/session.ts';

export const Route = createFileRoute('/freightTrial')({
  staticData: { title: 'shell.route.freightTrial' },
  validateSearch: anyFilters,
  component: () => (
    <>
      <Header member={currentToken() !== null} />
      <main id="content">
        <FreightTrialPage />
      </main>
    </>
  ),
});
