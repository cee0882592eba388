import { paymentAccountInput } from '@crossdock/contract/payments/accounts.ts';
import {
  kindOf,
  providerKindNames,
  type SecretName,
  secretsOf,
} from '@crossdock/contract/payments/providerKinds.ts';
import type { Request } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { CopyButton } from '@crossdock/ui/CopyButton.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { FieldPair } from '@crossdock/ui/FieldPair.tsx';
import { Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { PasswordBox, TextBox } from '@crossdock/ui/TextBox.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { type PlainForm, usePlainForm } from '@crossdock/web/plainForm.ts';
import { useState } from 'react';
import { FormDialog } from '../shell/FormDialog.tsx';
import { FormEnd } from '../shell/FormEnd.tsx';
import { t } from '../shell/i18n.ts';
import { sayAndClose } from '../shell/sayAndClose.ts';
import { EndAccount } from './EndAccount.tsx';
import type { ProviderAccount } from './moneyRows.ts';
import { TryAccount } from './TryAccount.tsx';

interface Values extends Readonly<Record<SecretName, string>> {
  readonly kind: ProviderAccount['kind'];
  readonly name: string;
  readonly mode: (typeof modes)[number];
  readonly methods: ProviderAccount['methods'];
}
type Form = PlainForm<Values>;

const modes = ['live', 'test'] as const;

interface DialogProps {
  readonly account: ProviderAccount | null;
  readonly others: readonly ProviderAccount[];
  /** The address to enter at the provider. */
  readonly callback: string;
  readonly onClose: () => void;
}

/** Adds an account at a provider, or changes its keys and what it serves, in the order in which a provider asks for it. */
export function ProviderAccountDialog({ account, others, callback, onClose }: DialogProps) {
  const [ending, setEnding] = useState(false);
  const form: Form = usePlainForm('savePaymentAccount', {
    schema: async () => paymentAccountInput,
    defaults: {
      kind: account?.kind ?? 'stripe',
      name: account?.name ?? '',
      mode: account?.live === false ? 'test' : 'live',
      methods: account?.methods ?? ['card'],
      apiKey: '',
      webhookSecret: '',
    },
    input: ({ name, methods, ...values }): Request<'savePaymentAccount'> => ({
      ...askedOf(account, values),
      name,
      methods,
    }),
    onDone: sayAndClose(t('shell.saved'), onClose),
  });
  if (account && ending) return <EndAccount account={account} onClose={onClose} />;
  const { values } = form;
  return (
    <FormDialog
      wide
      title={account ? t('payments.account.edit', { name: account.name }) : t('payments.providers.add')}
      onClose={onClose}
      onSubmit={form.send}
    >
      <WhichAccount form={form} isNew={account === null} />
      <Secret form={form} account={account} name="apiKey" />
      <Callback address={callback} />
      {secretsOf(values.kind)
        .filter((name) => name !== 'apiKey')
        .map((name) => (
          <Secret key={name} form={form} account={account} name={name} />
        ))}
      <TryAccount input={askedOf(account, values)} />
      <Methods form={form} others={others} />
      <FormEnd failure={form.failure} busy={form.busy} />
      {account ? (
        <Button look="outline" onClick={() => setEnding(true)}>
          {t('payments.providers.end')}
        </Button>
      ) : null}
    </FormDialog>
  );
}

/** What the form has in common with the question to the provider. Empty secrets are not sent: the stored ones stay. */
function askedOf(
  account: ProviderAccount | null,
  values: Omit<Values, 'name' | 'methods'>,
): Request<'tryPaymentAccount'> {
  const typed = secretsOf(values.kind).filter((name) => values[name].trim() !== '');
  return {
    ...(account ? { id: account.id } : {}),
    kind: values.kind,
    live: values.mode === 'live',
    secrets: Object.fromEntries(typed.map((name) => [name, values[name].trim()])),
  };
}

function WhichAccount({ form, isNew }: { form: Form; isNew: boolean }) {
  const { values, errors, set } = form;
  return (
    <>
      <ChoiceBox
        label={t('payments.provider')}
        description={t('payments.providers.later')}
        data={providerKindNames.map((value) => ({ value, label: t(`payments.provider.${value}`) }))}
        value={values.kind}
        disabled={!isNew}
        onChange={(event) =>
          set('kind', providerKindNames.find((kind) => kind === event.target.value) ?? values.kind)
        }
      />
      <FieldPair>
        <TextBox
          required
          label={t('payments.providers.name')}
          description={t('payments.providers.name.hint')}
          value={values.name}
          onChange={(event) => set('name', event.target.value)}
          error={errors.name}
          autoComplete="off"
        />
        <ChoiceBox
          label={t('payments.providers.mode')}
          description={t('payments.providers.mode.hint')}
          data={modes.map((value) => ({ value, label: t(`payments.providers.${value}`) }))}
          value={values.mode}
          onChange={(event) => set('mode', modes.find((mode) => mode === event.target.value) ?? values.mode)}
        />
      </FieldPair>
    </>
  );
}

/** Written, never read back; of the stored one the end is shown. */
function Secret({ form, account, name }: { form: Form; account: ProviderAccount | null; name: SecretName }) {
  const { values, errors, set } = form;
  const kept = account?.readable ? account.ends.find(({ secret }) => secret === name)?.end : undefined;
  const where = t(`payments.${values.kind}.${name}.where`);
  // Open payments are looked up with the stored key, which another account's would not find.
  const hint = kept !== undefined && name === 'apiKey' ? t('payments.secret.sameAccount') : where;
  return (
    <PasswordBox
      required={kept === undefined}
      label={t(`payments.secret.${name}`)}
      description={kept === undefined ? hint : `${t('payments.secret.kept', { end: kept })} ${hint}`}
      showLabel={t('shell.login.show')}
      hideLabel={t('shell.login.hide')}
      value={values[name]}
      onChange={(event) => set(name, event.target.value)}
      error={errors[`secrets.${name}`]}
      autoComplete="new-password"
      spellCheck={false}
    />
  );
}

function Callback({ address }: { address: string }) {
  return (
    <Stack gap={4}>
      <Text size={14} strong>
        {t('payments.providers.callback')}
      </Text>
      <Muted>{t('payments.stripe.callback.where')}</Muted>
      <Row gap={8} align="center">
        <Code>{address}</Code>
        <CopyButton
          compact
          text={address}
          label={t('payments.providers.callback.copy')}
          copiedLabel={t('shell.copied')}
        />
      </Row>
    </Stack>
  );
}

/** Which methods are paid into the account; says whose they were until now. */
function Methods({ form, others }: { form: Form; others: readonly ProviderAccount[] }) {
  const { methods, kind } = form.values;
  return (
    <Stack as="fieldset" gap={8}>
      <Text as="legend" size={14} strong>
        {t('payments.providers.methods')}
      </Text>
      {kindOf(kind).methods.map((method) => {
        const other = others.find((one) => one.methods.includes(method));
        return (
          <Checkbox
            key={method}
            label={t(`payments.method.${method}`)}
            description={
              other
                ? t('payments.providers.methods.taken', { name: other.name })
                : t('payments.providers.methods.hint')
            }
            checked={methods.includes(method)}
            onChange={({ currentTarget: { checked } }) =>
              form.set('methods', [...methods.filter((one) => one !== method), ...(checked ? [method] : [])])
            }
          />
        );
      })}
    </Stack>
  );
}
