import { createFileRoute } from '@tanstack/react-router';
import { DraftPrices } from '../../pricing/DraftPrices.tsx';
import { ShopSetupPage } from '../../shops/ShopSetupPage.tsx';

export const Route = createFileRoute('/_shell/opening')({
  staticData: { title: 'shops.opening.title' },
  component: () => <ShopSetupPage drafts={<DraftPrices />} />,
});
