import { IconButton } from '@crossdock/ui/Button.tsx';
import { useKeys } from '@crossdock/ui/useKeys.ts';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '../shell/i18n.ts';

const FindDialog = lazy(() => import('./FindDialog.tsx').then((loaded) => ({ default: loaded.FindDialog })));

/** Opens the search, by a button beside the shop's name, and by Ctrl K or ⌘ K on every page. */
export function GlobalSearch() {
  const [opened, setOpened] = useState(false);
  useKeys({
    'mod+k': () => {
      if (!document.querySelector('dialog[open]')) setOpened(true);
    },
  });
  return (
    <>
      <IconButton
        icon={IconSearch}
        label={`${t('finding.title')} (Ctrl K)`}
        onClick={() => setOpened(true)}
      />
      {opened ? (
        <Suspense>
          <FindDialog onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
