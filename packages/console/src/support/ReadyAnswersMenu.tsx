import { IconButton } from '@crossdock/ui/Button.tsx';
import { Box, Grid, Row, Text } from '@crossdock/ui/Layout.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useCloseOnBack } from '@crossdock/ui/useCloseOnBack.ts';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { SearchField } from '../shell/SearchField.tsx';

interface ReadyMenuProps {
  readonly talkId: string;
  /**
   * The text after a slash in the answer box, by which the answers are searched. Null if the menu has its own search
   * field.
   */
  readonly typed: string | null;
  readonly onChoose: (text: string) => void;
  readonly onClose: () => void;
}

/**
 * The ready answers with their variables filled in; the chosen one goes into the box, where it can be edited.
 */
export function ReadyAnswersMenu({ talkId, typed, onChoose, onClose }: ReadyMenuProps) {
  const query = useCall('fillReadyAnswers', { talkId }, { topics: ['talks'] });
  const [sought, setSought] = useState('');
  useCloseOnBack(true, onClose, { escape: true });
  const words = (typed ?? sought).toLowerCase();
  return (
    <Grid
      as="section"
      gap={8}
      pad={[8, 12]}
      rigid
      overflowY="auto"
      maxHeight="45%"
      lineAbove
      fill="surface"
      aria-label={t('support.ready')}
    >
      <Row gap={8} align="center" justify="between">
        {typed === null ? (
          <Box grow minWidth={0}>
            <SearchField label={t('support.ready.search')} value={sought} onSearch={setSought} />
          </Box>
        ) : (
          <strong>{t('support.ready')}</strong>
        )}
        <IconButton icon={IconX} label={t('shell.close')} onClick={onClose} />
      </Row>
      <Loaded query={query}>
        {({ list }) => {
          const found = list.filter(({ name, text }) => `${name} ${text}`.toLowerCase().includes(words));
          if (found.length === 0)
            return (
              <EmptyState
                picture="search"
                title={t(list.length === 0 ? 'support.ready.none' : 'support.ready.notFound')}
                action={<Link to="/chat/answers">{t('support.ready')}</Link>}
              />
            );
          return (
            <Box as="ul">
              {found.map((one) => (
                <Answer key={one.id} {...one} onChoose={onChoose} />
              ))}
            </Box>
          );
        }}
      </Loaded>
    </Grid>
  );
}

function Answer({ name, text, onChoose }: { name: string; text: string; onChoose: (text: string) => void }) {
  return (
    <Box as="li" lineBetween>
      <Grid
        as="button"
        type="button"
        hovers
        full
        gap={2}
        minHeight={44}
        pad={[8, 4]}
        size={14}
        onClick={() => onChoose(text)}
      >
        <strong>/{name}</strong>
        <Text clamp={3} lines>
          {text}
        </Text>
      </Grid>
    </Box>
  );
}
