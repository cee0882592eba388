import type { Output } from '@crossdock/contract/table.ts';
import { einvoiceChoices } from '@crossdock/domain/einvoices/choices.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import type { FormEvent } from 'react';
import { Dialog } from '../shell/Dialog.ts';
import { FormFooter } from '../shell/FormFooter.tsx';
import { t } from '../shell/i18n.ts';

interface EinvoiceDialogProps {
  readonly known: Output<'getEinvoiceChoice'>;
  readonly onClose: () => void;
}

/** Asks for the carrier, charity or company of later invoices. */
export function EinvoiceDialog({ known, onClose }: EinvoiceDialogProps) {
  const form = usePlainForm('saveEinvoiceChoice', {
    schema: () => import('@crossdock/contract/einvoices/calls.ts').then((all) => all.einvoiceChoiceInput),
    defaults: known.choice,
    input: (values) => values,
    done: t('einvoices.saved'),
    refreshes: ['getEinvoiceChoice'],
    onDone: onClose,
  });
  const { values, set } = form;
  const { kind } = values;
  const box = (name: 'code' | 'title' | 'address', label: string, description?: string) => (
    <TextBox
      required
      label={label}
      description={description}
      {...form.box(name)}
      autoComplete="off"
      spellCheck={false}
    />
  );
  return (
    <Dialog opened title={t('einvoices.choice')} onClose={onClose}>
      <Stack
        as="form"
        gap={16}
        minWidth={0}
        noValidate
        onSubmit={(event: FormEvent) => {
          // The dialog is inside payment forms, which must not be submitted with it.
          event.stopPropagation();
          void form.send(event);
        }}
      >
        <Muted as="p">{t('einvoices.intro')}</Muted>
        <ChoiceBox
          label={t('einvoices.title')}
          data={einvoiceChoices.map((value) => ({ value, label: t(`einvoices.choice.${value}`) }))}
          value={kind}
          onChange={(event) => {
            set('kind', einvoiceChoices.find((one) => one === event.target.value) ?? kind);
            set('code', '');
          }}
        />
        {kind === 'email' ? (
          <Muted as="p">
            {known.email === ''
              ? t('einvoices.hint.noEmail')
              : t('einvoices.hint.email', { email: known.email })}
          </Muted>
        ) : (
          box('code', t(`einvoices.code.${kind}`), t(`einvoices.hint.${kind}`))
        )}
        {kind === 'company' ? box('title', t('einvoices.companyTitle')) : null}
        {kind === 'company' ? box('address', t('einvoices.companyAddress')) : null}
        <FormFooter {...form} text={t('shell.save')} />
      </Stack>
    </Dialog>
  );
}
