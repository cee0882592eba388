import { createFileRoute } from '@tanstack/react-router';
import { DayPage } from '../../wallet/DayPage.tsx';

export const Route = createFileRoute('/_shell/wallet/days/$day')({
  staticData: { title: 'books.days' },
  component: DayRoute,
});

function DayRoute() {
  const { day } = Route.useParams();
  return <DayPage key={day} day={day} />;
}
