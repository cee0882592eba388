import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import type { Draft } from '@crossdock/web/useDraft.ts';
import { t } from './i18n.ts';

/** Says that the form contains an earlier draft, with a button to discard it. */
export function DraftNotice({ draft }: { draft: Draft }) {
  if (!draft.restored) return null;
  return (
    <Banner
      tone="info"
      action={
        <Button look="plain" small onClick={draft.drop}>
          {t('shell.draft.drop')}
        </Button>
      }
    >
      {t('shell.draft.restored')}
    </Banner>
  );
}
