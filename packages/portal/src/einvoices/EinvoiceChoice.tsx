import { einvoiceChoices } from '@crossdock/domain/einvoices/choices.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Row, Stack } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { EinvoiceDialog } from './EinvoiceDialog.tsx';

/** The member's setting for e-invoices, if the shop issues them; `pending` is true until this is known. */
export function useEinvoiceChoice(toMine = false): { pending: boolean; section: ReactNode } {
  const { data, error } = useCall('getEinvoiceChoice', {}, { topics: ['shop'] });
  const [open, setOpen] = useState(false);
  if (data === undefined) return { pending: !error, section: null };
  if (!data.offered) return { pending: false, section: null };
  const { kind, code, title } = data.choice;
  const chosen = einvoiceChoices.find((one) => one === kind) ?? 'email';
  return {
    pending: false,
    section: (
      <Section title={t('einvoices.choice')}>
        <Row gap={12} align="center" justify="between">
          <Stack gap={2} minWidth={0}>
            {t(`einvoices.choice.${chosen}`)}
            {code === '' ? <Muted>{data.email}</Muted> : <Code>{code}</Code>}
            {title === '' ? null : <Muted>{title}</Muted>}
          </Stack>
          <Button small look="outline" onClick={() => setOpen(true)}>
            {t('einvoices.change')}
          </Button>
        </Row>
        {toMine ? (
          <Link to="/einvoices" search={{}}>
            {t('einvoices.mine')}
          </Link>
        ) : null}
        {/* The dialog is drawn into the body, because its form cannot be nested inside the payment form. */}
        {open
          ? createPortal(<EinvoiceDialog known={data} onClose={() => setOpen(false)} />, document.body)
          : null}
      </Section>
    ),
  };
}

/** The setting as a section; `toMine` links to the issued invoices. */
export const EinvoiceChoice = ({ toMine = false }: { toMine?: boolean }) => useEinvoiceChoice(toMine).section;
