import { Button } from '@crossdock/ui/Button.tsx';
import { currentShop } from '@crossdock/web/shop.ts';
import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from './i18n.ts';
import { leave } from './leave.ts';
import classes from './SetupFrame.module.css';
import { useStaff } from './staff.ts';

/** Around the one page there is before an account is set up: whose shop it is, who I am, and the way out. */
export function SetupFrame({ children }: { children: ReactNode }) {
  const { name } = useStaff();
  const { shop_name: shop } = currentShop();
  return (
    <>
      <header className={classes.head}>
        <span className={classes.letter} aria-hidden="true">
          {[...shop][0]}
        </span>
        <span className={classes.names}>
          <strong>{shop}</strong>
          <small>{name}</small>
        </span>
        <Button small look="outline" icon={IconLogout} onClick={() => void leave()}>
          {t('shell.logout')}
        </Button>
      </header>
      <main className={classes.main}>{children}</main>
    </>
  );
}
