import { Kbd, Modal } from '@mantine/core';
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
    ['?', t('shell.keys')] as const,
  ];
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={<strong>{t('shell.keys')}</strong>}
      size="lg"
      closeButtonProps={{ 'aria-label': t('shell.close'), size: 44 }}
    >
      <dl className={classes.keys}>
        {lines.map(([keys, what]) => (
          <div key={keys} className={classes.line}>
            <dt>
              {keys.split(' ').map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
