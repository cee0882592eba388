import { createFileRoute, redirect } from '@tanstack/react-router';

// A visitor may open the login page only, so finding a password is a view of it.
export const Route = createFileRoute('/findPassword')({
  beforeLoad: () => {
    throw redirect({ to: '/login', search: { view: 'findPassword' }, replace: true });
  },
});
