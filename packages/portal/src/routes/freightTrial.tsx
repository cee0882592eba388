import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { FreightTrialPage } from '../pricing/FreightTrialPage.tsx';
import { Shell } from '../shell/Shell.tsx';

export const Route = createFileRoute('/freightTrial')({
  staticData: { title: 'shell.route.freightTrial' },
  validateSearch: anyFilters,
  component: () => (
    <Shell>
      <FreightTrialPage />
    </Shell>
  ),
});
