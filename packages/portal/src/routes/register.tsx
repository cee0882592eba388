import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { RegisterPage } from '../members/RegisterPage.tsx';
import { useHash } from '../shell/useHash.ts';

/** For those who come by a link from staff. */
const LinkPage = lazyRouteComponent(() => import('../members/LinkPage.tsx'), 'LinkPage');

/** For those who come by an invitation link alone. */
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
  // Behind the #, so that it reaches no log on its way.
  const link = new URLSearchParams(useHash()).get('link');
  if (link)
    return (
      <Suspense>
        <LinkPage key={link} ticket={link} />
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
