import { Banner } from '@crossdock/ui/Banner.tsx';
import { currentShop } from '@crossdock/web/shop.ts';
import { Link, useLocation } from '@tanstack/react-router';
import { useCall } from './api.ts';
import { t } from './i18n.ts';
import { useStaff } from './staff.ts';

/** Whether the shop is still being set up, and this clerk may open it. */
export function useIsOpening(): boolean {
  const enabled = useStaff().may('shop.write') && currentShop().opensSoon;
  const { data } = useCall('getOpening', {}, { enabled, topics: ['shop'] });
  return enabled && data?.open !== true;
}

/** Leads back to the checklist from the pages where its steps are done. */
export function OpeningBar() {
  const { pathname } = useLocation();
  const isOpening = useIsOpening();
  if (!isOpening || pathname === '/' || pathname === '/opening') return null;
  return (
    <Banner tone="info">
      <Link to="/">{t('shops.opening.back')}</Link>
    </Banner>
  );
}
