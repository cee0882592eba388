import { bankColumnValues, bankFileEncodings, bankFileSeparators } from '@crossdock/domain/payouts/file.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { FieldPair } from '@crossdock/ui/FieldPair.tsx';
import { Box, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Legend } from '@crossdock/ui/Note.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { choiceBoxPropsOf } from '@crossdock/web/formBoxes.ts';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { FormDialog } from '../shell/FormDialog.tsx';
import { FormFooter } from '../shell/FormFooter.tsx';
import { t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { type BankColumnMap, type PayoutSettingsView, payoutSchema } from './payoutSchema.ts';

type Column = BankColumnMap['columns'][number];
type Values = BankColumnMap & { readonly removed: boolean };

interface MapDialogProps {
  readonly settings: PayoutSettingsView;
  /** Null for a new one. */
  readonly map: BankColumnMap | null;
  readonly onClose: () => void;
}

const usual = (): BankColumnMap => ({
  name: '',
  separator: ',',
  encoding: 'utf-8',
  titled: true,
  columns: (['bankCode', 'account', 'payeeName', 'amount', 'reference'] as const).map((value) => ({
    title: t(`payouts.value.${value}`),
    value,
    text: '',
  })),
});

const separatorNames = { ',': 'comma', ';': 'semicolon', tab: 'tab' } as const;

/** The form for the table format that a bank expects: the separator, and the columns in order. */
export function BankColumnMapDialog({ settings, map, onClose }: MapDialogProps) {
  const at = map ? settings.maps.indexOf(map) : settings.maps.length;
  const form = usePlainDialog<'savePayoutSettings', Values>('savePayoutSettings', {
    schema: payoutSchema,
    defaults: { ...(map ?? usual()), removed: false },
    input: ({ removed, ...edited }) => ({
      ...settings,
      maps: settings.maps.toSpliced(at, map ? 1 : 0, ...(removed ? [] : [edited])),
    }),
    refreshes: ['getPayoutSettings'],
    onClose,
  });
  const { values, errors, set } = form;
  return (
    <FormDialog
      wide
      title={t(map ? 'payouts.map.edit' : 'payouts.map.add')}
      onClose={onClose}
      onSubmit={form.send}
    >
      <TextBox
        required
        label={t('payouts.map.name')}
        value={values.name}
        error={errors[`maps.${at}.name`] ?? errors.maps}
        onChange={(event) => set('name', event.target.value)}
      />
      <Writing form={form} />
      <Checkbox
        label={t('payouts.map.titled')}
        checked={values.titled}
        onChange={() => set('titled', !values.titled)}
      />
      <Columns
        columns={values.columns}
        error={errors[`maps.${at}.columns`]}
        onChange={(columns) => set('columns', columns)}
      />
      <FormFooter {...form} />
      {map ? (
        <Checkbox
          label={t('payouts.map.remove')}
          checked={values.removed}
          onChange={() => set('removed', !values.removed)}
        />
      ) : null}
    </FormDialog>
  );
}

const encodingNames = { 'utf-8': 'UTF-8', big5: 'Big5' } as const;

/** The separator and character encoding that the bank expects. */
function Writing({ form }: { form: PlainForm<Values> }) {
  return (
    <FieldPair>
      <ChoiceBox
        label={t('payouts.map.separator')}
        {...choiceBoxPropsOf(form, 'separator', bankFileSeparators, (value) =>
          t(`payouts.map.separator.${separatorNames[value]}`),
        )}
      />
      <ChoiceBox
        label={t('payouts.map.encoding')}
        {...choiceBoxPropsOf(form, 'encoding', bankFileEncodings, (value) => encodingNames[value])}
      />
    </FieldPair>
  );
}

interface ColumnsProps {
  readonly columns: readonly Column[];
  readonly error: string | undefined;
  readonly onChange: (columns: Column[]) => void;
}

function Columns({ columns, error, onChange }: ColumnsProps) {
  const change = (at: number, changes: Partial<Column>) =>
    onChange(columns.map((column, index) => (index === at ? { ...column, ...changes } : column)));
  return (
    <Stack as="fieldset" gap={12}>
      <Legend size={14}>{t('payouts.map.columns')}</Legend>
      {columns.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its place
        <Row key={at} gap={[8, 12]} align="end" wrap>
          <Box grow={200} minWidth={0}>
            <ChoiceBox
              label={t('payouts.map.column', { n: at + 1 })}
              value={column.value}
              data={bankColumnValues.map((value) => ({ value, label: t(`payouts.value.${value}`) }))}
              onChange={(event) => {
                const { value } = event.currentTarget;
                if (isOneOf(bankColumnValues, value)) change(at, { value });
              }}
            />
          </Box>
          <Box grow={140} minWidth={0}>
            <TextBox
              label={t('payouts.map.column.title')}
              value={column.title}
              onChange={(event) => change(at, { title: event.target.value })}
            />
          </Box>
          {column.value === 'text' ? (
            <Box grow={90} minWidth={0}>
              <TextBox
                label={t('payouts.map.column.text')}
                value={column.text}
                onChange={(event) => change(at, { text: event.target.value })}
              />
            </Box>
          ) : null}
          <IconButton
            icon={IconTrash}
            label={t('payouts.map.column.remove', { n: at + 1 })}
            onClick={() => onChange(columns.filter((_, index) => index !== at))}
          />
        </Row>
      ))}
      {error ? (
        <Text as="p" tone="danger" role="alert">
          {error}
        </Text>
      ) : null}
      <Row>
        <Button
          small
          look="outline"
          icon={IconPlus}
          onClick={() => onChange([...columns, { title: '', value: 'text', text: '' }])}
        >
          {t('payouts.map.column.add')}
        </Button>
      </Row>
    </Stack>
  );
}
