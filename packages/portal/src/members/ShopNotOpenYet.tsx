import { Button } from '@crossdock/ui/Button.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { currentShop } from '@crossdock/web/shop.ts';
import { t } from '../shell/i18n.ts';
import { AuthFrame } from './AuthFrame.tsx';

/** Shown in place of the forms while the shop is being set up. Members invited by staff can log in. */
export default function ShopNotOpenYet({ onEnter }: { onEnter?: () => void }) {
  const { shop_name: shop } = currentShop();
  return (
    <AuthFrame title={shop} {...(onEnter ? { login: true } : {})}>
      <EmptyState
        picture="soon"
        title={t('members.opensSoon.title', { shop })}
        text={t('members.opensSoon.text')}
        action={
          onEnter ? (
            <Button look="outline" onClick={onEnter}>
              {t('members.opensSoon.enter')}
            </Button>
          ) : undefined
        }
      />
    </AuthFrame>
  );
}
