import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Card, Section } from '@crossdock/ui/Page.tsx';
import { Count } from '@crossdock/ui/values.tsx';
import { languageNames } from '@crossdock/web/languageNames.ts';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { FigureRow } from './FigureRow.tsx';

type Letters = Output<'getMovedMemberLetters'>;

/** Sends each imported member one message with a link to set their first password. */
export function MoveLetters() {
  const { data } = useCall('getMovedMemberLetters', {}, { topics: ['moving', 'members'] });
  const [asks, setAsks] = useState(false);
  if (data === undefined || data.toWrite + data.waiting + data.sent === 0) return null;
  return (
    <Section title={t('moving.letters')}>
      <Stack gap={16}>
        <Muted as="p">{t('moving.letters.text')}</Muted>
        <FigureRow
          of={countsOf(data).map(([label, n]) => [t(label), <Count key={label} n={n} />] as const)}
        />
        <div>
          <Button disabled={data.toWrite === 0} onClick={() => setAsks(true)}>
            {t('moving.letters.write', { n: data.toWrite })}
          </Button>
        </div>
        {asks ? <WriteDialog letters={data} onClose={() => setAsks(false)} /> : null}
      </Stack>
    </Section>
  );
}

const countsOf = (letters: Letters) =>
  (
    [
      ['moving.letters.toWrite', letters.toWrite],
      ['moving.letters.waiting', letters.waiting],
      ['moving.letters.sent', letters.sent],
      ['moving.letters.bounced', letters.bounced],
      ['moving.letters.withPassword', letters.withPassword],
    ] as const
  ).filter(([label, n]) => n > 0 || label === 'moving.letters.toWrite');

function WriteDialog({ letters, onClose }: { letters: Letters; onClose: () => void }) {
  const write = useSubmit('writeToMovedMembers', {
    refreshes: ['getMovedMemberLetters'],
    quiet: true,
    onDone: onClose,
  });
  const { toWrite, byMail, bySms, unreachable } = letters;
  return (
    <ConfirmDialog
      opened
      title={t('moving.letters.title')}
      confirmLabel={t('moving.letters.write', { n: toWrite })}
      busy={write.busy}
      onConfirm={() => void write.submit({ count: toWrite })}
      onClose={onClose}
    >
      <Stack gap={16}>
        {write.failure ? <Banner tone="danger">{write.failure.message}</Banner> : null}
        {letters.examples.map(({ lang, subject, body }) => (
          <Card key={lang}>
            <Stack gap={8}>
              <Text size={14} tone="muted">
                {languageNames[lang]}
              </Text>
              <Text strong>{subject}</Text>
              {body.split('\n\n').map((part) => (
                <Text as="p" size={14} key={part}>
                  {part}
                </Text>
              ))}
            </Stack>
          </Card>
        ))}
        <p>{t('moving.letters.ways', { mail: byMail, sms: bySms, none: unreachable })}</p>
      </Stack>
    </ConfirmDialog>
  );
}
