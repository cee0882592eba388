import { Dialog } from '@crossdock/ui/Dialog.tsx';
import { t } from './i18n.ts';
import classes from './KeyHelp.module.css';
import type { NavGroup } from './nav.ts';

/** The keyboard commands that work everywhere. */
export function KeyHelp({
  opened,
  groups,
  onClose,
}: {
  opened: boolean;
  groups: readonly NavGroup[];
  onClose: () => void;
}) {
  const lines = [
    ...groups.flatMap((group) => group.entries.map(({ key, text }) => [`g ${key}`, t(text)] as const)),
    ['/', t('shell.keys.search')] as const,
    ['Ctrl J', t('shell.nav.services')] as const,
    ['?', t('shell.keys')] as const,
  ];
  return (
    <Dialog wide opened={opened} title={t('shell.keys')} closeLabel={t('shell.close')} onClose={onClose}>
      <dl className={classes.keys}>
        {lines.map(([keys, what]) => (
          <div key={keys} className={classes.line}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
