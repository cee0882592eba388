import { Stack } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { EvidenceButtons } from '@crossdock/web/EvidenceButtons.tsx';
import { saveSheet } from '@crossdock/web/saveSheet.ts';
import type { ComponentProps } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

/** Saves all evidence of an order as one PDF. */
export function OrderEvidenceSection({ orderId }: { orderId: string }) {
  const { busy, submit } = useSubmit('getOrderEvidence', { onDone: saveSheet });
  const make = (lang?: EvidenceLang) => void submit({ orderId, ...(lang ? { lang } : {}) });
  return <Proof text={t('evidence.order.text')} busy={busy} onMake={make} />;
}

/** Saves all evidence of a parcel that has arrived. */
export function ParcelEvidenceSection({ id }: { id: string }) {
  const { busy, submit } = useSubmit('getParcelEvidence', { onDone: saveSheet });
  const make = (lang?: EvidenceLang) => void submit({ id, ...(lang ? { lang } : {}) });
  return <Proof text={t('evidence.parcel.text')} busy={busy} onMake={make} />;
}

type EvidenceLang = Parameters<Making['onMake']>[0];
type Making = Pick<ComponentProps<typeof EvidenceButtons>, 'busy' | 'onMake'>;

function Proof({ text, ...making }: Making & { text: string }) {
  return (
    <Section title={t('evidence.title')}>
      <Stack gap={12}>
        <Note>{text}</Note>
        <EvidenceButtons
          {...making}
          label={t('evidence.get')}
          otherLabel={t('evidence.other')}
          nameOf={(lang) => t(`evidence.${lang}`)}
        />
      </Stack>
    </Section>
  );
}
