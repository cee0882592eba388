import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '../members/RegisterPage.tsx';
import { anyFilters } from '../shell/search.ts';

export const Route = createFileRoute('/register')({
  staticData: { title: 'shell.route.register' },
  validateSearch: anyFilters,
  component: RegisterPage,
});
