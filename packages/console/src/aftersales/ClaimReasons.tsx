import type { Output, Request } from '@crossdock/contract/table.ts';
import {
  type ClaimReasonKind,
  claimReasonKinds,
  claimReasonMax,
  claimReasonsMax,
} from '@crossdock/domain/aftersales/rules.ts';
import { langs } from '@crossdock/domain/languages.ts';
import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { Grid, Text } from '@crossdock/ui/Layout.tsx';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { RulesDialog, RulesForm } from '../shell/RulesDialog.tsx';
import classes from './aftersales.module.css';

type Texts = Request<'saveAfterSalesSettings'>['partlyReasons'][number];
interface Written {
  readonly key: number;
  readonly texts: Texts;
}

const fields = { partly: 'partlyReasons', rejected: 'rejectedReasons' } as const;

const useRules = () => useCall('getAfterSalesSettings', {}, { unkept: true });

/** The shop's prepared reasons for granting a claim in part or rejecting it. */
export const ClaimReasons = () => (
  <RulesDialog wide title={t('aftersales.reasons')} useRules={useRules}>
    {(settings, onClose) => <Form settings={settings} onClose={onClose} />}
  </RulesDialog>
);

function Form({ settings, onClose }: { settings: Output<'getAfterSalesSettings'>; onClose: () => void }) {
  const keys = useRef(0);
  const row = (texts: Texts): Written => ({ key: ++keys.current, texts });
  const [written, setWritten] = useState<Record<ClaimReasonKind, readonly Written[]>>(() => ({
    partly: settings.partlyReasons.map(row),
    rejected: settings.rejectedReasons.map(row),
  }));
  const save = useSubmit('saveAfterSalesSettings', {
    quiet: true,
    refreshes: ['getAfterSalesSettings', 'listAfterSales'],
    done: t('shell.saved'),
    onDone: onClose,
  });
  const textsOf = (kind: ClaimReasonKind) => written[kind].map(({ texts }) => texts);
  return (
    <RulesForm
      send={() =>
        void save.submit({
          ...settings,
          partlyReasons: textsOf('partly'),
          rejectedReasons: textsOf('rejected'),
        })
      }
      busy={save.busy}
      failure={Object.keys(save.failure?.fields ?? {}).length > 0 ? null : save.failure}
      hint={t('aftersales.reasons.hint')}
    >
      {claimReasonKinds.map((kind) => (
        <Rows
          key={kind}
          kind={kind}
          rows={written[kind]}
          errorAt={(place) => save.failure?.fields[`${fields[kind]}.${place}`]?.message}
          onChange={(rows) => setWritten({ ...written, [kind]: rows })}
          onAdd={() =>
            setWritten({ ...written, [kind]: [...written[kind], row({ zh: '', tw: '', en: '' })] })
          }
        />
      ))}
    </RulesForm>
  );
}

interface RowsProps {
  readonly kind: ClaimReasonKind;
  readonly rows: readonly Written[];
  readonly errorAt: (place: string) => string | undefined;
  readonly onChange: (rows: readonly Written[]) => void;
  readonly onAdd: () => void;
}

function Rows({ kind, rows, errorAt, onChange, onAdd }: RowsProps) {
  return (
    <Grid as="fieldset" gap={12} justifyItems="start">
      <Text as="legend" pad={[0, 0, 8]} size={14} strong>
        {t(`aftersales.reasons.${kind}`)}
      </Text>
      {rows.map(({ key, texts }, at) => (
        <div key={key} className={classes.reason}>
          {langs.map((lang) => (
            <NoteBox
              key={lang}
              label={t(`shops.language.${lang}`)}
              rows={2}
              maxLength={claimReasonMax}
              value={texts[lang]}
              error={errorAt(`${at}.${lang}`)}
              onChange={({ currentTarget: { value } }) =>
                onChange(
                  rows.map((one) => (one.key === key ? { key, texts: { ...texts, [lang]: value } } : one)),
                )
              }
            />
          ))}
          <IconButton
            icon={IconTrash}
            label={t('aftersales.reasons.remove', { n: at + 1 })}
            onClick={() => onChange(rows.filter((one) => one.key !== key))}
          />
        </div>
      ))}
      {rows.length < claimReasonsMax ? (
        <Button small look="soft" icon={IconPlus} onClick={onAdd}>
          {t('aftersales.reasons.add')}
        </Button>
      ) : null}
    </Grid>
  );
}
