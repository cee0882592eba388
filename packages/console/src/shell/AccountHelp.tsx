import { DetailsSummary, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import { useChapter } from '@crossdock/web/useChapter.ts';
import { type ReactNode, useState } from 'react';
import { accountChapters } from '../help/help.gen.ts';
import { HelpSteps } from './HelpSteps.tsx';
import { t } from './i18n.ts';
import { Loaded } from './Loaded.tsx';

interface AccountHelpProps {
  readonly chapter: keyof typeof accountChapters;
  /** The form's fields: the name of each, and where the provider shows it. */
  readonly fields?: readonly (readonly [name: string, where: string])[];
  /** The values to copy from here to the provider. */
  readonly toCopy?: ReactNode;
  /** Facts about the account in tables: amounts and refunds. */
  readonly facts?: ReactNode;
}

/** Explains how to get an account at a provider and where to enter each value; collapsed beside the form. */
export function AccountHelp(props: AccountHelpProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={(event) => setOpened(event.currentTarget.open)}>
      <DetailsSummary>{t('shell.help.account')}</DetailsSummary>
      {opened ? <Chapter key={props.chapter} {...props} /> : null}
    </details>
  );
}

function Chapter({ chapter, fields = [], toCopy, facts }: AccountHelpProps) {
  const query = useChapter(accountChapters[chapter], t('shell.failed'));
  return (
    <Loaded query={query}>
      {(texts) => {
        const { steps, papers, register, test, cannot, unconfirmed = [] } = texts[currentLanguage()];
        return (
          <Stack gap={16} pad={16} fill="bg" round="card" size={14} breaks>
            <HelpSteps title={t('shell.help.steps')} steps={steps} />
            <HelpSubsection title={t('shell.help.papers')}>
              <p>{papers}</p>
            </HelpSubsection>
            {fields.length > 0 ? (
              <HelpSubsection title={t('shell.help.fields')}>
                <DashedList lines={fields.map(([name, where]) => `${name}: ${where}`)} />
              </HelpSubsection>
            ) : null}
            <HelpSubsection title={t('shell.help.register')}>
              <p>{register}</p>
              {toCopy}
            </HelpSubsection>
            {facts}
            <HelpSubsection title={t('shell.help.test')}>
              <p>{test}</p>
            </HelpSubsection>
            <HelpSubsection title={t('shell.help.cannot')}>
              <DashedList lines={cannot} />
            </HelpSubsection>
            {unconfirmed.length > 0 ? (
              <HelpSubsection title={t('shell.help.unconfirmed')}>
                <DashedList lines={unconfirmed} />
              </HelpSubsection>
            ) : null}
          </Stack>
        );
      }}
    </Loaded>
  );
}

/** A titled part of a chapter. */
export function HelpSubsection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={4}>
      <Text as="h3" size={14} strong>
        {title}
      </Text>
      {children}
    </Stack>
  );
}

/** Lines in a list with dashes. */
export function DashedList({ lines }: { lines: readonly string[] }) {
  return (
    <Stack as="ul" gap={4}>
      {lines.map((line) => (
        <li key={line}>– {line}</li>
      ))}
    </Stack>
  );
}
