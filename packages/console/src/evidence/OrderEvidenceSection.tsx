import { Stack } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { EvidenceButtons } from '@crossdock/web/EvidenceButtons.tsx';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { saveSheet } from '../shell/saveSheet.ts';

/** Saves the document with all evidence of a member's order, for a claim. */
export function OrderEvidenceSection({ orderId }: { orderId: string }) {
  const { busy, submit } = useSubmit('getStaffOrderEvidence', { onDone: saveSheet });
  return (
    <Section title={t('evidence.title')}>
      <Stack gap={12}>
        <Note>{t('evidence.desk.text')}</Note>
        <EvidenceButtons
          busy={busy}
          label={t('evidence.get')}
          otherLabel={t('evidence.other')}
          nameOf={(lang) => t(`evidence.${lang}`)}
          onMake={(lang) => void submit({ orderId, ...(lang ? { lang } : {}) })}
        />
      </Stack>
    </Section>
  );
}
