import { createFileRoute, redirect } from '@tanstack/react-router';

// Visitors may open only the login page, so resetting the password is a view of that page.
export const Route = createFileRoute('/findPassword')({
  beforeLoad: () => {
    throw redirect({ to: '/login', search: { view: 'findPassword' }, replace: true });
  },
});
