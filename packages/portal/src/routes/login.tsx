import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../members/LoginPage.tsx';
import { loginSearch } from '../shell/search.ts';

export const Route = createFileRoute('/login')({
  staticData: { title: 'shell.route.login', light: true },
  validateSearch: loginSearch,
  component: Login,
});

function Login() {
  return <LoginPage search={Route.useSearch()} />;
}
