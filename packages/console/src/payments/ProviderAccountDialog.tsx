import { paymentAccountInput, payoutCallbackAddress } from '@crossdock/contract/payments/accounts.ts';
import {
  methodsOf,
  neededSecretsOf,
  type ProviderKind,
  providerKindNames,
  providerKindSpec,
  type SecretName,
  secretNames,
  secretsOf,
} from '@crossdock/contract/payments/providerKinds.ts';
import type { Request } from '@crossdock/contract/table.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { FieldPair } from '@crossdock/ui/FieldPair.tsx';
import { Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { PasswordBox, TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { type ChangeEvent, Fragment, type ReactNode, useState } from 'react';
import { AccountHelp } from '../shell/AccountHelp.tsx';
import { CopyIcon } from '../shell/CopyIcon.tsx';
import { FormDialog } from '../shell/FormDialog.tsx';
import { FormFooter } from '../shell/FormFooter.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { AccountMethods, limitsToSave, type TypedLimits, toTypedLimits } from './AccountMethods.tsx';
import { EndProviderAccountDialog } from './EndProviderAccountDialog.tsx';
import type { ProviderAccount } from './moneyRows.ts';
import { providerTexts, secretLabel } from './providerTexts.ts';
import { TryAccount } from './TryAccount.tsx';
import { TryPayoutCollection } from './TryPayoutCollection.tsx';

interface Values extends Readonly<Record<SecretName, string>> {
  readonly kind: ProviderAccount['kind'];
  readonly name: string;
  readonly mode: (typeof modes)[number];
  readonly methods: readonly ProviderAccount['methods'][number][];
  /** The typed amounts by method; empty means the provider's usual ones. */
  readonly limits: TypedLimits;
}
type Form = PlainForm<Values>;

const modes = ['live', 'test'] as const;

interface DialogProps {
  readonly account: ProviderAccount | null;
  readonly others: readonly ProviderAccount[];
  /** The URL to enter at the provider. */
  readonly callback: string;
  readonly onClose: () => void;
}

/**
 * Adds an account at a provider, or changes its keys and methods; the fields are in the order of the
 * provider's own pages.
 */
export function ProviderAccountDialog({ account, others, callback, onClose }: DialogProps) {
  const [ending, setEnding] = useState(false);
  const { currency } = useFormatting();
  const form: Form = usePlainDialog('savePaymentAccount', {
    schema: async () => paymentAccountInput,
    defaults: {
      kind: account?.kind ?? 'stripe',
      name: account?.name ?? '',
      mode: account?.live === false ? 'test' : 'live',
      methods: account?.methods ?? methodsOf('stripe', currency),
      limits: toTypedLimits(account, currency),
      ...recordOf(secretNames, (name) => shownOf(account, name)),
    },
    input: ({ name, methods, limits, ...values }): Request<'savePaymentAccount'> => ({
      ...askedOf(account, values),
      name,
      methods: [...methods],
      limits: limitsToSave(methods, limits, currency),
    }),
    onClose,
  });
  if (account && ending) return <EndProviderAccountDialog account={account} onClose={onClose} />;
  const { values } = form;
  return (
    <FormDialog
      wide
      title={account ? t('payments.account.edit', { name: account.name }) : t('payments.providers.add')}
      onClose={onClose}
      onSubmit={form.send}
    >
      <WhichAccount
        form={form}
        isNew={account === null}
        help={<Help kind={values.kind} address={callback} />}
      />
      {secretsOf(values.kind).map((name) => (
        <Fragment key={name}>
          {name === 'webhookSecret' ? <Callback address={callback} kind={values.kind} /> : null}
          <Secret form={form} account={account} name={name} />
          {name === 'payoutCollectionId' ? <PayoutCallback address={callback} /> : null}
        </Fragment>
      ))}
      <TryAccount input={askedOf(account, values)} />
      {values.payoutCollectionId.trim() === '' ? null : (
        <TryPayoutCollection input={askedOf(account, values)} />
      )}
      <AccountMethods
        kind={values.kind}
        methods={values.methods}
        limits={values.limits}
        others={others}
        errors={form.errors}
        onMethods={(methods) => form.set('methods', methods)}
        onLimits={(limits) => form.set('limits', limits)}
      />
      <FormFooter {...form} />
      {account ? (
        <Button look="outline" onClick={() => setEnding(true)}>
          {t('payments.providers.end')}
        </Button>
      ) : null}
    </FormDialog>
  );
}

/** The input that saving and testing share. Empty secrets are not sent, so that the stored ones stay. */
function askedOf(
  account: ProviderAccount | null,
  values: Omit<Values, 'name' | 'methods' | 'limits'>,
): Request<'tryPaymentAccount'> {
  const typed = secretsOf(values.kind).filter((name) => values[name].trim() !== '');
  return {
    ...(account ? { id: account.id } : {}),
    kind: values.kind,
    live: values.mode === 'live',
    secrets: Object.fromEntries(typed.map((name) => [name, values[name].trim()])),
  };
}

/** The help for the chosen kind of provider; it repeats the texts beside the fields. */
function Help({ kind, address }: { kind: ProviderKind; address: string }) {
  return (
    <AccountHelp
      key={kind}
      chapter={kind}
      fields={fieldsOf(kind)}
      toCopy={<Callback address={address} kind={kind} />}
      facts={<AccountFacts kind={kind} />}
    />
  );
}

const fieldsOf = (kind: ProviderKind) =>
  secretsOf(kind).flatMap((name) => {
    const [, where] = providerTexts[kind].secrets[name] ?? [];
    return where === undefined ? [] : [[secretLabel(kind, name), t(where)] as const];
  });

function WhichAccount({ form, isNew, help }: { form: Form; isNew: boolean; help: ReactNode }) {
  const { values, set } = form;
  const { currency } = useFormatting();
  return (
    <>
      <ChoiceBox
        label={t('payments.provider')}
        data={offeredKinds(currency, values.kind).map((value) => ({
          value,
          label: t(`payments.provider.${value}`),
        }))}
        value={values.kind}
        disabled={!isNew}
        onChange={(event) => {
          const kind = providerKindNames.find((one) => one === event.target.value) ?? values.kind;
          set('kind', kind);
          set('methods', [...methodsOf(kind, currency)]);
        }}
      />
      {help}
      <FieldPair>
        <TextBox
          required
          {...labelAndHint('payments.providers.name')}
          {...form.box('name')}
          autoComplete="off"
        />
        <ChoiceBox
          {...labelAndHint('payments.providers.mode')}
          data={modes.map((value) => ({ value, label: t(`payments.providers.${value}`) }))}
          value={values.mode}
          onChange={(event) => set('mode', modes.find((mode) => mode === event.target.value) ?? values.mode)}
        />
      </FieldPair>
    </>
  );
}

/** The kinds of providers that offer a method in this currency, and the account's own kind. */
const offeredKinds = (currency: string, own: ProviderKind) =>
  providerKindNames.filter((kind) => kind === own || methodsOf(kind, currency).length > 0);

/** The initial value of a field: the stored value of an identifier, such as a merchant id, and empty for a secret. */
function shownOf(account: ProviderAccount | null, name: SecretName): string {
  if (account === null || !providerKindSpec(account.kind).shown.includes(name)) return '';
  return account.ends.find(({ secret }) => secret === name)?.end ?? '';
}

/**
 * The field of a secret, or of a mere identifier such as a merchant id. A secret can be written but not read, so only
 * the end of the stored one is shown. An identifier is shown in full.
 */
function Secret({ form, account, name }: { form: Form; account: ProviderAccount | null; name: SecretName }) {
  const { values, errors, set } = form;
  const kept = account?.readable ? account.ends.find(({ secret }) => secret === name)?.end : undefined;
  const [, whereKey] = providerTexts[values.kind].secrets[name] ?? [];
  const where = whereKey === undefined ? '' : t(whereKey);
  const shared = {
    label: secretLabel(values.kind, name),
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
    error: errors[`secrets.${name}`],
    spellCheck: false,
  };
  if (providerKindSpec(values.kind).shown.includes(name))
    return (
      <TextBox
        {...shared}
        required={neededSecretsOf(values.kind).includes(name)}
        description={where}
        autoComplete="off"
      />
    );
  // A new key must belong to the same account: open payments are looked up with the stored key, and another account's
  // key would not find them.
  const hint = kept !== undefined && name === 'apiKey' ? t('payments.secret.sameAccount') : where;
  return (
    <PasswordBox
      {...shared}
      required={kept === undefined}
      description={kept === undefined ? hint : `${t('payments.secret.kept', { end: kept })} ${hint}`}
      showLabel={t('shell.login.show')}
      hideLabel={t('shell.login.hide')}
      autoComplete="new-password"
    />
  );
}

/**
 * The callback URL. It is shown only if it must be entered at the provider; other providers get it with each payment.
 */
function Callback({ address, kind }: { address: string; kind: ProviderKind }) {
  const { callback } = providerTexts[kind];
  if (callback === undefined) return null;
  return (
    <Stack gap={4}>
      <Text size={14} strong>
        {t('payments.providers.callback')}
      </Text>
      <Muted>{t(callback)}</Muted>
      <Address address={address} />
    </Stack>
  );
}

/** The URL for messages about payment orders; it is entered when the collection is created. */
const PayoutCallback = ({ address }: { address: string }) => (
  <Stack gap={4}>
    <Text size={14} strong>
      {t('payments.billplz.payoutCallback')}
    </Text>
    <Address address={payoutCallbackAddress(address)} />
  </Stack>
);

const Address = ({ address }: { address: string }) => (
  <Row gap={8} align="center">
    <Code>{address}</Code>
    <CopyIcon text={address} label={t('payments.providers.callback.copy')} />
  </Row>
);
