import { createFileRoute } from '@tanstack/react-router';
import { loginSearch } from '../shell/search.ts';
import { LoginPage } from '../staff/LoginPage.tsx';

export const Route = createFileRoute('/login')({
  staticData: { title: 'shell.login', light: true },
  validateSearch: loginSearch,
  component: LoginPage,
});
