import { Button } from '@crossdock/ui/Button.tsx';
import { IconPencilPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useFilters } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { NewTalkDialog } from '../shell/MessageMemberButton.tsx';
import { formOpenParamValue } from '../shell/useOpenedByUrl.ts';

/** Staff start a conversation: with somebody they look up, or with the member named in the URL. */
export function BeginTalk() {
  const [{ write, open }, setFilters] = useFilters<{ write?: string; open?: string; talk?: string }>();
  const [to, setTo] = useState(write === undefined ? undefined : String(write));
  const shown = to ?? (open === formOpenParamValue ? '' : undefined);
  const close = (talk?: string) => {
    setTo(undefined);
    setFilters(
      { write: undefined, open: undefined, ...(talk === undefined ? {} : { talk }) },
      { keepPage: true },
    );
  };
  return (
    <>
      <Button icon={IconPencilPlus} look="outline" onClick={() => setTo('')}>
        {t('support.begin')}
      </Button>
      {shown === undefined ? null : (
        <NewTalkDialog memberId={shown} onClose={() => close()} onBegun={close} />
      )}
    </>
  );
}
