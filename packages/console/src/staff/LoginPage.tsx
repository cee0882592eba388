import { Banner } from '@crossdock/ui/Banner.tsx';
import { PasswordField, TextField } from '@crossdock/ui/fields.tsx';
import { currentShop } from '@crossdock/web/shop.ts';
import { Button, Stack } from '@mantine/core';
import { useRouter, useSearch } from '@tanstack/react-router';
import { queryClient } from '../shell/api.ts';
import { useCallForm } from '../shell/forms.ts';
import { safeReturn } from '../shell/guard.ts';
import { t } from '../shell/i18n.ts';
import { keepToken } from '../shell/session.ts';
import classes from './LoginPage.module.css';

/** The way into the console. */
export function LoginPage() {
  const router = useRouter();
  const { redirect } = useSearch({ from: '/login' });
  const { form, send, busy, failure } = useCallForm('loginStaff', {
    schema: () => import('@crossdock/contract/staff.ts').then((module) => module.loginStaffInput),
    defaults: { login: '', password: '' },
    onDone: ({ token }) => {
      queryClient.clear();
      keepToken(token);
      router.history.push(`/console${safeReturn(redirect)}`);
    },
  });
  return (
    <main className={classes.page}>
      <form className={classes.card} onSubmit={send} noValidate>
        <span className={classes.letter} aria-hidden="true">
          {[...currentShop().shop_name][0]}
        </span>
        <h1 className={classes.title}>{currentShop().shop_name}</h1>
        <p className={classes.intro}>{t('shell.login.intro')}</p>
        <Stack gap="md">
          <TextField
            control={form.control}
            name="login"
            label={t('shell.login.login')}
            autoComplete="username"
            autoFocus
          />
          <PasswordField
            control={form.control}
            name="password"
            label={t('shell.login.password')}
            autoComplete="current-password"
          />
          {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
          <Button type="submit" fullWidth loading={busy}>
            {t('shell.login')}
          </Button>
        </Stack>
      </form>
    </main>
  );
}
