import { keysOf } from '@crossdock/domain/records.ts';
import { IconButton } from '@crossdock/ui/Button.tsx';
import { useHelpChapter } from '@crossdock/web/useHelpChapter.ts';
import { IconHelp } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { pageChapters } from '../help/help.gen.ts';
import { t } from './i18n.ts';
import { optionalPartLoader } from './optionalPartLoader.ts';

const HelpDialog = lazy(optionalPartLoader(() => import('./HelpDialog.tsx')));

/** A help button beside the title of a page that has a help chapter. */
export default function HelpButton() {
  const { chapter, opened, open, close } = useHelpChapter(keysOf(pageChapters));
  if (chapter === undefined) return null;
  return (
    <>
      <IconButton icon={IconHelp} label={t('shell.help')} aria-haspopup="dialog" onClick={open} />
      {opened ? (
        <Suspense>
          <HelpDialog load={pageChapters[chapter]} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
