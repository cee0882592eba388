import { Box } from '@crossdock/ui/Layout.tsx';
import { EmptyState, SkeletonBlock } from '@crossdock/ui/states.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { currentShop } from '@crossdock/web/shop.ts';
import { Link, useSearch } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useCall } from '../shell/api.ts';
import { safeReturnPath } from '../shell/guard.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import classes from './Auth.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { JoinForm } from './JoinForm.tsx';
import { NextStepsInfo } from './NextStepsInfo.tsx';
import PhoneLogin from './PhoneLogin.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import OpensSoon from './ShopNotOpenYet.tsx';

/** The route passes in `invitation`, which shows who invited the newcomer. */
export function RegisterPage({ invitation }: { invitation: ReactNode }) {
  const search: Readonly<Record<string, unknown>> = useSearch({ from: '/register' });
  // The login page links to this page with `enter`, because it has not loaded the code of the form for joining by
  // phone.
  if (search.enter !== undefined) return <PhoneLogin back={safeReturnPath(search.redirect)} />;
  if (currentShop().opensSoon) return <OpensSoon />;
  return (
    <AuthFrame
      title={t('members.register.title', { shop: currentShop().shop_name })}
      intro={t('members.register.intro')}
    >
      {invitation ? (
        <Box above={16} below={16} minHeight={84}>
          {invitation}
        </Box>
      ) : null}
      <OpenRegistration />
      <div className={classes.links}>
        <span />
        <Link to="/login" search={{}} className={classes.link}>
          {t('members.register.login')}
        </Link>
      </div>
      <NextStepsInfo />
    </AuthFrame>
  );
}

/**
 * If the shop sends text messages, a phone number is enough. If it cannot send codes at all, registration is
 * impossible; a notice says so before anything is typed.
 */
function OpenRegistration() {
  const { data: answer, isError } = useCall('getCodeWays', {}, { staleMs: 600_000 });
  // The form is drawn in short steps: drawn at once, it blocked a slow phone for more than 50 ms.
  const data = useDeferredValue(answer);
  const [whole, setWhole] = useState(false);
  const search: Readonly<Record<string, unknown>> = useSearch({ from: '/register' });
  const invited = String(search.invite ?? search.simple_code ?? '');
  if (data === undefined && !isError) return <SkeletonBlock heightPx={416} />;
  if (data?.phone && !whole) return <JoinForm invited={invited} onOther={() => setWhole(true)} />;
  if (data === undefined || data.phone || data.email) return <RegisterForm ways={data} />;
  return (
    <EmptyState
      picture="lost"
      {...titleAndText('members.codeWays.none')}
      action={<LinkButton to="/support" look="soft" text={t('members.codeWays.contact')} />}
    />
  );
}
