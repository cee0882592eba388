import { Stack } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { t } from '../shell/i18n.ts';

/** Leads from the member's security page to their assistants. */
export function AssistantsLink() {
  return (
    <Section title={t('assistants.title')}>
      <Stack gap={16}>
        <p>{t('assistants.link')}</p>
        <div>
          <LinkButton to="/assistants" look="outline" text={t('assistants.open')} />
        </div>
      </Stack>
    </Section>
  );
}
