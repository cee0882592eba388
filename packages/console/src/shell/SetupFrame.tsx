import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Row, Text } from '@crossdock/ui/Layout.tsx';
import { currentShop } from '@crossdock/web/shop.ts';
import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from './i18n.ts';
import { logOut } from './logOut.ts';
import classes from './SetupFrame.module.css';
import { useStaff } from './staff.ts';

/** The frame of the only page that an account has before its setup: the shop, the account, and the logout. */
export function SetupFrame({ children }: { children: ReactNode }) {
  const { name } = useStaff();
  const { shop_name: shop } = currentShop();
  return (
    <>
      <Row as="header" gap={12} align="center" pad={[8, 16]} minHeight={60} lineBelow fill="surface">
        <Grid
          as="span"
          align="center"
          justifyItems="center"
          rigid
          square={36}
          fill="accent"
          round={10}
          tone="on-accent"
          strong
          aria-hidden="true"
        >
          {[...shop][0]}
        </Grid>
        <Grid as="span" grow minWidth={0} lineHeight={1.3}>
          <strong>{shop}</strong>
          <Text as="small" tone="muted">
            {name}
          </Text>
        </Grid>
        <Button small look="outline" icon={IconLogout} onClick={() => void logOut()}>
          {t('shell.logout')}
        </Button>
      </Row>
      <main className={classes.main}>{children}</main>
    </>
  );
}
