import { Stack } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { ProofButtons } from '@crossdock/web/ProofButtons.tsx';
import { saveSheet } from '@crossdock/web/saveSheet.ts';
import type { ReactNode } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

/** Saves all evidence of an order as one PDF. */
export function OrderProof({ orderId }: { orderId: string }) {
  const { busy, submit } = useSubmit('getOrderEvidence', { onDone: saveSheet });
  return (
    <Framed text={t('evidence.order.text')}>
      <Buttons busy={busy} onMake={(lang) => void submit({ orderId, ...(lang ? { lang } : {}) })} />
    </Framed>
  );
}

/** Saves all evidence of a parcel that has arrived. */
export function ParcelProof({ id }: { id: string }) {
  const { busy, submit } = useSubmit('getParcelEvidence', { onDone: saveSheet });
  return (
    <Framed text={t('evidence.parcel.text')}>
      <Buttons busy={busy} onMake={(lang) => void submit({ id, ...(lang ? { lang } : {}) })} />
    </Framed>
  );
}

function Framed({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Section title={t('evidence.title')}>
      <Stack gap={12}>
        <Note>{text}</Note>
        {children}
      </Stack>
    </Section>
  );
}

type Making = Pick<Parameters<typeof ProofButtons>[0], 'busy' | 'onMake'>;

const Buttons = (making: Making) => (
  <ProofButtons
    {...making}
    label={t('evidence.get')}
    otherLabel={t('evidence.other')}
    nameOf={(lang) => t(`evidence.${lang}`)}
  />
);
