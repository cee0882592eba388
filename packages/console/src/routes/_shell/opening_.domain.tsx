import { createFileRoute } from '@tanstack/react-router';
import { DomainPage } from '../../shops/DomainPage.tsx';

export const Route = createFileRoute('/_shell/opening/domain')({
  staticData: { title: 'shops.opening.domain' },
  component: DomainPage,
});
