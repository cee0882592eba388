import { Button } from '@crossdock/ui/Button.tsx';
import { IconPencilPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useFilters } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { WriteDialog } from '../shell/WriteTo.tsx';

/** Staff write first: to somebody they look up, or from whose page they come, whom the address names then. */
export function BeginTalk() {
  const [{ write }, setFilters] = useFilters<{ write?: string; talk?: string }>();
  const [to, setTo] = useState(write === undefined ? undefined : String(write));
  const close = (talk?: string) => {
    setTo(undefined);
    setFilters({ write: undefined, ...(talk === undefined ? {} : { talk }) }, { keepPage: true });
  };
  return (
    <>
      <Button icon={IconPencilPlus} look="outline" onClick={() => setTo('')}>
        {t('support.begin')}
      </Button>
      {to === undefined ? null : <WriteDialog memberId={to} onClose={() => close()} onBegun={close} />}
    </>
  );
}
