import { Banner } from '@crossdock/ui/Banner.tsx';
import { currentShop } from '@crossdock/web/shop.ts';
import { Link, useLocation } from '@tanstack/react-router';
import { useCall } from './api.ts';
import { t } from './i18n.ts';
import { useStaff } from './staff.ts';

/** Whether the shop is still being set up, and this clerk may open it. */
export function useIsShopInSetup(): boolean {
  const enabled = useStaff().may('shop.write') && currentShop().opensSoon;
  const { data } = useCall('getOpening', {}, { enabled, topics: ['shop'] });
  return enabled && data?.open !== true;
}

/** Leads back to the checklist from the pages where its steps are done. */
export function ShopSetupBar() {
  const { pathname } = useLocation();
  const isOpening = useIsShopInSetup();
  if (!isOpening || pathname === '/' || pathname === '/opening') return null;
  return (
    <Banner tone="info">
      <Link to="/">{t('shops.opening.back')}</Link>
    </Banner>
  );
}
