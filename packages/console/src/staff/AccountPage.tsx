import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { PasswordBox } from '@crossdock/ui/TextBox.tsx';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useStaff } from '../shell/staff.ts';
import { SecondFactor } from './SecondFactor.tsx';

/** The reader's own password and second factor. While one of them must be set, no other page can be opened. */
export function AccountPage() {
  const query = useCall('getStaffSession', {});
  const { due } = useStaff();
  return (
    <Page
      title={t(
        due === null
          ? 'account.title'
          : due === 'password'
            ? 'account.first.password'
            : 'account.first.secondFactor',
      )}
      intro={t('account.intro')}
      width="narrow"
    >
      <Loaded query={query}>
        {(me) => (
          <>
            {me.due ? (
              <Banner tone="warning">
                {t(me.due === 'password' ? 'account.password.due' : 'account.factor.due')}
              </Banner>
            ) : null}
            {me.due === 'secondFactor' ? null : <OwnPassword />}
            {me.due === 'password' ? null : <SecondFactor me={me} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function OwnPassword() {
  // The React key of the fields. It changes with each change of the password, which empties the fields.
  const [changed, setChanged] = useState(0);
  return (
    <Section title={t('account.password')}>
      <PasswordFields key={changed} onChanged={() => setChanged(changed + 1)} />
    </Section>
  );
}

function PasswordFields({ onChanged }: { onChanged: () => void }) {
  const form = usePlainForm('changeStaffPassword', {
    schema: () => import('@crossdock/contract/staff/account.ts').then((m) => m.changeStaffPasswordInput),
    defaults: { oldPassword: '', password: '', confirmPassword: '' },
    input: (values) => values,
    refreshes: ['getStaffSession'],
    onDone: () => {
      showMessage('success', t('account.password.saved'));
      onChanged();
    },
  });
  const eye = { showLabel: t('shell.login.show'), hideLabel: t('shell.login.hide') };
  const boxes = [
    ['oldPassword', 'account.password.old', 'current-password'],
    ['password', 'account.password.new', 'new-password'],
    ['confirmPassword', 'account.password.confirm', 'new-password'],
  ] as const;
  return (
    <Stack as="form" onSubmit={form.send} noValidate gap={16}>
      {boxes.map(([name, label, autoComplete]) => (
        <PasswordBox
          key={name}
          {...eye}
          name={name}
          required
          label={t(label)}
          {...(name === 'password' ? { description: t('account.password.hint') } : {})}
          {...form.box(name)}
          autoComplete={autoComplete}
        />
      ))}
      {form.failure ? <Banner tone="danger">{form.failure.message}</Banner> : null}
      <div>
        <Button type="submit" busy={form.busy}>
          {t('account.password.save')}
        </Button>
      </div>
    </Stack>
  );
}
