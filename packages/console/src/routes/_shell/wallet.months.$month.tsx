import { createFileRoute } from '@tanstack/react-router';
import { MonthPage } from '../../wallet/MonthPage.tsx';

export const Route = createFileRoute('/_shell/wallet/months/$month')({
  staticData: { title: 'books.months' },
  component: () => <MonthPage month={Route.useParams().month} />,
});
