import { buttonClass } from '@crossdock/ui/Button.tsx';
import { IconReceipt, IconShoppingCart } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { currentToken } from '../shell/session.ts';

/** Links to the cart and to purchases; guests have neither. */
export function ShopLinks() {
  const isMember = currentToken() !== null;
  const { data } = useCall('queryCart', {}, { enabled: isMember });
  if (!isMember) return null;
  return (
    <>
      <Link
        to="/shop-main"
        search={{ view: 'purchases' }}
        className={buttonClass({ look: 'outline', small: true })}
      >
        <IconReceipt size={18} aria-hidden /> {t('products.purchases')}
      </Link>
      <Link to="/shop-main" search={{ view: 'cart' }} className={buttonClass({ look: 'soft', small: true })}>
        <IconShoppingCart size={18} aria-hidden />{' '}
        {data?.count ? t('products.cart.count', { n: data.count }) : t('products.cart')}
      </Link>
    </>
  );
}

export function BackToShop() {
  return (
    <Link to="/shop-main" search={{}}>
      {t('products.toList')}
    </Link>
  );
}
