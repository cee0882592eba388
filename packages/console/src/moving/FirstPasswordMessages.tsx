import type { Output } from '@crossdock/contract/table.ts';
import { Muted, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Card, Section } from '@crossdock/ui/Page.tsx';
import { Count } from '@crossdock/ui/values.tsx';
import { languageNames } from '@crossdock/web/languageNames.ts';
import { useCall } from '../shell/api.ts';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { t } from '../shell/i18n.ts';
import { FigureRow } from './FigureRow.tsx';

type Letters = Output<'getMovedMemberLetters'>;

/** Sends each imported member one message with a link to set their first password. */
export function FirstPasswordMessages() {
  const { data } = useCall('getMovedMemberLetters', {}, { topics: ['moving', 'members'] });
  if (data === undefined || data.toWrite + data.waiting + data.sent === 0) return null;
  return (
    <Section title={t('moving.letters')}>
      <Stack gap={16}>
        <Muted as="p">{t('moving.letters.text')}</Muted>
        <FigureRow
          of={countsOf(data).map(([label, n]) => [t(label), <Count key={label} n={n} />] as const)}
        />
        <div>
          <ConfirmButton
            disabled={data.toWrite === 0}
            call="writeToMovedMembers"
            input={{ count: data.toWrite }}
            refreshes={['getMovedMemberLetters']}
            title={t('moving.letters.title')}
            confirmLabel={t('moving.letters.write', { n: data.toWrite })}
          >
            <Examples letters={data} />
          </ConfirmButton>
        </div>
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

/** The letter in each language, and how many members get it by mail, by text message, or not at all. */
function Examples({ letters }: { letters: Letters }) {
  const { byMail, bySms, unreachable } = letters;
  return (
    <Stack gap={16}>
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
  );
}
