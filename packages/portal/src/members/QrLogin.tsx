import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { QrCode } from '@crossdock/ui/QrCode.tsx';
import { SkeletonBlock } from '@crossdock/ui/states.tsx';
import { IconCircleCheck, IconRefresh } from '@tabler/icons-react';
import { useContext } from 'react';
import { safeReturnPath } from '../shell/guard.ts';
import { t } from '../shell/i18n.ts';
import { LinkNavigationContext } from '../shell/PlainLink.tsx';
import { keepToken } from '../shell/session.ts';
import classes from './Messengers.module.css';
import { useQrLogin } from './useQrLogin.ts';

const sizePx = 216;

/** Shows the QR code for a phone that is already logged in, and whether the phone has scanned it. */
export default function QrLogin({ back }: { back: string }) {
  const way = useContext(LinkNavigationContext);
  const login = useQrLogin((token) => {
    keepToken(token);
    way?.go(safeReturnPath(back));
  });
  const over = login.state === 'expired' || login.state === 'refused' || login.state === 'failed';
  return (
    <Stack gap={12} align="center" pad={[8, 0, 0]}>
      <div className={classes.code} data-dim={over || login.state === 'scanned' || undefined}>
        {login.address === null ? (
          <SkeletonBlock heightPx={sizePx} />
        ) : (
          <QrCode text={login.address} label={t('messengers.qr.label')} sizePx={sizePx} />
        )}
        {login.state === 'scanned' ? (
          <span className={classes.over}>
            <IconCircleCheck size={40} aria-hidden />
          </span>
        ) : null}
        {over ? (
          <span className={classes.over}>
            <Button small icon={IconRefresh} onClick={login.again}>
              {t('messengers.qr.again')}
            </Button>
          </span>
        ) : null}
      </div>
      <Muted as="p" maxWidth="22rem" textAlign="center" role="status">
        {login.message ?? t(`messengers.qr.${login.state}`)}
      </Muted>
    </Stack>
  );
}
