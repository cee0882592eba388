import { Banner } from '@crossdock/ui/Banner.tsx';
import { currentShop } from '@crossdock/web/shop.ts';
import { Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

/** Says above the form who invited the visitor, or that the invitation link is not valid. */
export function InvitationNotice({ code }: { code: string }) {
  const query = useCall('getInvitation', { code });
  if (query.data) {
    const { name } = query.data;
    return (
      <Banner tone="success" title={t('promotion.invited', { name, shop: currentShop().shop_name })}>
        {t('promotion.invited.text', { name })}
      </Banner>
    );
  }
  if (!query.error) return null;
  return (
    <Banner tone="danger" title={query.error.message}>
      <Link to="/register" search={{}}>
        {t('promotion.invite.without')}
      </Link>
    </Banner>
  );
}
