import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { RegisterPage } from '../members/RegisterPage.tsx';
import { useHash } from '../shell/useHash.ts';

/** For visitors whose link from staff invites them as members. */
const AcceptInvitationPage = lazyRouteComponent(
  () => import('../members/AcceptInvitationPage.tsx'),
  'AcceptInvitationPage',
);

/** For visitors whose link from another member contains an invitation code. */
const InvitationNotice = lazyRouteComponent(
  () => import('../promotion/InvitationNotice.tsx'),
  'InvitationNotice',
);

export const Route = createFileRoute('/register')({
  staticData: { title: 'shell.route.register' },
  validateSearch: anyFilters,
  component: Register,
});

function Register() {
  const search = Route.useSearch();
  // The link is in the URL's hash, so that it reaches no log.
  const link = new URLSearchParams(useHash()).get('link');
  if (link)
    return (
      <Suspense>
        <AcceptInvitationPage key={link} ticket={link} />
      </Suspense>
    );
  const code = String(search.invite ?? search.simple_code ?? '');
  const invitation = code ? (
    <Suspense>
      <InvitationNotice code={code} />
    </Suspense>
  ) : null;
  return <RegisterPage key={code} invitation={invitation} />;
}
