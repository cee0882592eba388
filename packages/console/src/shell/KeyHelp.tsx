import { Box, Grid, Row } from '@crossdock/ui/Layout.tsx';
import { Dialog } from './Dialog.ts';
import { t } from './i18n.ts';
import classes from './KeyHelp.module.css';
import type { NavGroup } from './menuEntries.ts';

/** The keyboard shortcuts that work everywhere. */
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
    ['Ctrl K', t('finding.title')] as const,
    ['Ctrl J', t('shell.nav.services')] as const,
    ['?', t('shell.keys')] as const,
  ];
  return (
    <Dialog wide opened={opened} title={t('shell.keys')} onClose={onClose}>
      <Grid as="dl" columns="repeat(auto-fill, minmax(220px, 1fr))" gap={[8, 24]}>
        {lines.map(([keys, what]) => (
          <Row key={keys} gap={12} align="center">
            <Row as="dt" gap={4} minWidth={64}>
              {keys.split(' ').map((key) => (
                <kbd key={key} className={classes.key}>
                  {key}
                </kbd>
              ))}
            </Row>
            <Box as="dd">{what}</Box>
          </Row>
        ))}
      </Grid>
    </Dialog>
  );
}
