import { createFileRoute } from '@tanstack/react-router';
import { DraftPrices } from '../../pricing/DraftPrices.tsx';
import { OpeningPage } from '../../shops/OpeningPage.tsx';

export const Route = createFileRoute('/_shell/opening')({
  staticData: { title: 'shops.opening.title' },
  component: () => <OpeningPage drafts={<DraftPrices />} />,
});
