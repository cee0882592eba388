import { type EinvoiceAccount, einvoiceAccountInput } from '@crossdock/contract/einvoices/accounts.ts';
import {
  type EinvoiceSecret,
  einvoiceProviderKinds,
  einvoiceSecrets,
} from '@crossdock/contract/einvoices/providerKinds.ts';
import type { Request } from '@crossdock/contract/table.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { FieldPair } from '@crossdock/ui/FieldPair.tsx';
import { Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { PasswordBox, TextBox } from '@crossdock/ui/TextBox.tsx';
import { choiceBoxPropsOf, tickBoxPropsOf } from '@crossdock/web/formBoxes.ts';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { AccountHelp } from '../shell/AccountHelp.tsx';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { RuleCheckbox } from '../shell/RulesDialog.tsx';
import { providerKeyNames } from './providerKeyNames.ts';
import { TryEinvoiceAccount } from './TryEinvoiceAccount.tsx';

const modes = ['live', 'test'] as const;

interface Values {
  readonly kind: EinvoiceAccount['kind'];
  readonly merchantId: string;
  readonly mode: (typeof modes)[number];
  readonly hashKey: string;
  readonly hashIv: string;
  readonly active: boolean;
}

/**
 * Adds an account at an e-invoice provider, changes its keys, or turns it on or off. The provider's account
 * itself cannot be changed.
 */
export function EinvoiceAccountDialog(props: { account: EinvoiceAccount | null; onClose: () => void }) {
  const { account, onClose } = props;
  const form = usePlainDialog<'saveEinvoiceAccount', Values>('saveEinvoiceAccount', {
    schema: async () => einvoiceAccountInput,
    defaults: {
      kind: account?.kind ?? 'ecpayInvoice',
      merchantId: account?.merchantId ?? '',
      mode: account?.live === false ? 'test' : 'live',
      ...{ hashKey: '', hashIv: '', active: account?.active ?? true },
    },
    input: ({ active, ...values }) => ({ ...askedOf(account, values), active }),
    onClose,
  });
  const { values } = form;
  return (
    <SendDialog
      {...form}
      wide
      title={
        account ? t('einvoices.account.edit', { number: account.merchantId }) : t('einvoices.accounts.add')
      }
    >
      <WhichAccount form={form} isNew={account === null} />
      <AccountHelp key={values.kind} chapter={values.kind} fields={fields()} />
      {einvoiceSecrets.map((name) => (
        <Key key={name} form={form} account={account} name={name} />
      ))}
      <TryEinvoiceAccount input={askedOf(account, values)} />
      <Stack gap={4}>
        <RuleCheckbox label={t('einvoices.active')} {...tickBoxPropsOf(form, 'active')} />
        <Muted>{t('einvoices.active.hint')}</Muted>
      </Stack>
    </SendDialog>
  );
}

/** For each key, the place on the provider's pages where it is shown. The hints beside the fields use the same text. */
const fields = () =>
  einvoiceSecrets.map((name) => [providerKeyNames[name], t('einvoices.key.where')] as const);

interface PartProps {
  readonly form: PlainForm<Values>;
}

function WhichAccount({ form, isNew }: PartProps & { isNew: boolean }) {
  return (
    <>
      <FieldPair>
        <ChoiceBox
          label={t('einvoices.provider')}
          disabled={!isNew}
          {...choiceBoxPropsOf(form, 'kind', einvoiceProviderKinds, (value) =>
            t(`einvoices.provider.${value}`),
          )}
        />
        <ChoiceBox
          label={t('einvoices.mode')}
          disabled={!isNew}
          {...choiceBoxPropsOf(form, 'mode', modes, (value) => t(`einvoices.mode.${value}`))}
        />
      </FieldPair>
      <TextBox
        required
        label={t('einvoices.merchantId')}
        {...form.box('merchantId')}
        disabled={!isNew}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  );
}

interface KeyProps extends PartProps {
  readonly account: EinvoiceAccount | null;
  readonly name: EinvoiceSecret;
}

/** A key that can be written but not read. The end of the stored one is shown. */
function Key({ form, account, name }: KeyProps) {
  const kept = account?.readable ? account.ends.find(({ secret }) => secret === name)?.end : undefined;
  return (
    <PasswordBox
      label={providerKeyNames[name]}
      required={kept === undefined}
      description={kept === undefined ? t('einvoices.key.where') : t('einvoices.key.kept', { end: kept })}
      {...form.box(name, `secrets.${name}`)}
      showLabel={t('shell.login.show')}
      hideLabel={t('shell.login.hide')}
      spellCheck={false}
      autoComplete="new-password"
    />
  );
}

/** The input that saving and testing share. Empty keys are not sent, so that the stored ones stay. */
function askedOf(
  account: EinvoiceAccount | null,
  { kind, merchantId, mode, ...typed }: Omit<Values, 'active'>,
): Request<'tryEinvoiceAccount'> {
  const given = einvoiceSecrets.filter((name) => typed[name].trim() !== '');
  return {
    ...(account ? { id: account.id } : {}),
    ...{ kind, merchantId: merchantId.trim(), live: mode === 'live' },
    secrets: Object.fromEntries(given.map((name) => [name, typed[name].trim()])),
  };
}
