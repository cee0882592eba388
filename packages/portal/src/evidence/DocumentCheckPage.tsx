import type { Output, Request } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { FilePick } from '@crossdock/ui/FileDrop.tsx';
import { Grid, Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { Code, When } from '@crossdock/ui/values.tsx';
import { type FormEvent, useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { useHash } from '../shell/useHash.ts';
import { readSeal } from './sealedFile.ts';

type Asked = Request<'checkEvidence'>;

/** Reads the URL's hash, which reaches no server and no log. */
function askedIn(hash: string): Asked {
  const said = new URLSearchParams(hash);
  return { number: said.get('number') ?? '', code: said.get('code') ?? '' };
}

/**
 * Shows to anybody whether a document was issued by the shop: by the URL of its QR code, by number and code, or by
 * its file.
 */
export function DocumentCheckPage() {
  const hash = useHash();
  return <Check key={hash} hash={hash} />;
}

function Check({ hash }: { hash: string }) {
  const [asked, setAsked] = useState(() => askedIn(hash));
  const [lacksSeal, setLacksSeal] = useState(false);
  const isComplete = asked.number !== '' && asked.code !== '';
  const check = useCall('checkEvidence', asked, { enabled: isComplete && !lacksSeal });
  const ask = (next: Asked) => {
    setLacksSeal(false);
    setAsked(next);
  };
  const read = async (file: File) => {
    const seal = await readSeal(file);
    if (seal) ask(seal);
    else setLacksSeal(true);
  };
  return (
    <Page title={t('evidence.check.title')} intro={t('evidence.check.intro')}>
      <Grid gap={16} minWidth={0}>
        {lacksSeal ? <Banner tone="danger" title={t('evidence.check.noSeal')} /> : null}
        {lacksSeal || !isComplete ? null : check.data ? (
          <Answer answer={check.data} />
        ) : check.error ? (
          <Banner tone="danger">{check.error.message}</Banner>
        ) : (
          <SkeletonRows rows={1} heightPx={120} label={t('shell.loading')} />
        )}
        <Section title={t('evidence.check.go')}>
          <CodeForm key={`${asked.number} ${asked.code}`} asked={asked} onAsk={ask} />
        </Section>
        <FilePick
          label={t('evidence.check.file')}
          hint={t('evidence.check.file.hint')}
          buttonLabel={t('evidence.check.file')}
          accept="application/pdf"
          onPick={(file) => void read(file)}
        />
      </Grid>
    </Page>
  );
}

function CodeForm({ asked, onAsk }: { asked: Asked; onAsk: (asked: Asked) => void }) {
  const [number, setNumber] = useState(asked.number);
  const [code, setCode] = useState(asked.code);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onAsk({ number: number.trim(), code: code.trim() });
  };
  const plain = { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false } as const;
  return (
    <Grid as="form" gap={12} onSubmit={send}>
      <TextBox
        {...plain}
        label={t('evidence.check.number')}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
      />
      <TextBox
        {...plain}
        label={t('evidence.check.code')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" disabled={number.trim() === '' || code.trim() === ''}>
        {t('evidence.check.go')}
      </Button>
    </Grid>
  );
}

function Answer({ answer: { number, createdAt, digest, file } }: { answer: Output<'checkEvidence'> }) {
  const isChanged = file === 'changed';
  const title = file === 'notChecked' ? t('evidence.check.genuine') : t(`evidence.check.${file}`);
  return (
    <Banner tone={isChanged ? 'danger' : 'success'} title={title}>
      {isChanged ? null : (
        <Stack gap={4}>
          <span>
            {t('evidence.check.number')} <Code>{number}</Code>
          </span>
          <span>
            {t('evidence.check.createdAt')} <When iso={createdAt} />
          </span>
          <span>
            {t('evidence.check.digest')} <Code>{digest}</Code>
          </span>
          {file === 'notChecked' ? <Muted as="p">{t('evidence.check.compare')}</Muted> : null}
        </Stack>
      )}
    </Banner>
  );
}
