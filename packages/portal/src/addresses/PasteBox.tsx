import { keysOf } from '@crossdock/domain/records.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { Muted, Row, Stack } from '@crossdock/ui/Layout.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { IconClipboardText } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { labelAndHint, t } from '../shell/i18n.ts';
import { type AddressValues, noUnclearParts, type UnclearParts } from './addressValues.ts';
import { isEmptyReading, mergePastedValues, pickPlace } from './mergePastedValues.ts';

const longest = 1000;

/**
 * Reads a whole address from one text and fills the fields below. The text is kept in this box and in the form's
 * draft, but is not part of the address.
 */
export function PasteBox({ form }: { form: PlainForm<AddressValues> }) {
  const { values, set } = form;
  const [outcome, setOutcome] = useState<'filled' | 'nothing' | undefined>();
  const read = useSubmit('readAddress', { quiet: true });
  const fill = async (text: string, country = values.country) => {
    if (text.trim() === '') return;
    const attempt = await read.submit({ text: text.slice(0, longest), country });
    if (!attempt.ok) return;
    setOutcome(isEmptyReading(attempt.data) ? 'nothing' : 'filled');
    change(form, mergePastedValues(form.values, attempt.data));
  };
  return (
    <Stack gap={8}>
      <NoteBox
        name="pasted"
        rows={3}
        maxLength={longest}
        {...labelAndHint('addresses.paste')}
        value={values.pasted}
        autoComplete="off"
        onChange={(event) => set('pasted', event.target.value)}
        onPaste={(event) => {
          const box = event.currentTarget;
          // The text is read from the box a moment later, because the box does not contain the pasted text until the
          // paste event is over.
          setTimeout(() => void fill(box.value));
        }}
      />
      <Button
        look="soft"
        full
        icon={IconClipboardText}
        busy={read.busy}
        disabled={values.pasted.trim() === ''}
        onClick={() => void fill(values.pasted)}
      >
        {t('addresses.paste.read')}
      </Button>
      {read.failure ? <Banner tone="danger">{read.failure.message}</Banner> : null}
      {outcome === 'nothing' && !read.busy ? (
        <Banner tone="warning">{t('addresses.paste.nothing')}</Banner>
      ) : null}
      {outcome === 'filled' && !read.busy && !read.failure ? (
        <Banner tone="success">{t('addresses.paste.filled')}</Banner>
      ) : null}
      <OpenChoices form={form} onCountry={(country) => void fill(values.pasted, country)} />
    </Stack>
  );
}

function change(form: PlainForm<AddressValues>, values: Partial<AddressValues>): void {
  for (const name of keysOf(values)) {
    const value = values[name];
    if (value !== undefined) form.set(name, value);
  }
}

/** Shows the possible values of fields that the text leaves open, as buttons. */
function OpenChoices({
  form,
  onCountry,
}: {
  form: PlainForm<AddressValues>;
  onCountry: (code: string) => void;
}) {
  const { open } = form.values;
  const destinations = useCall('listDestinations', {}, { staleMs: 600_000 });
  const settle = (field: keyof UnclearParts, values: Partial<AddressValues>) =>
    change(form, { ...values, open: { ...open, [field]: noUnclearParts[field] } });
  const names = (code: string) => destinations.data?.list.find((one) => one.code === code)?.name ?? code;
  return (
    <>
      <Choice
        label={t('addresses.paste.which.country')}
        choices={open.country.map((code) => [code, names(code)])}
        onChoose={onCountry}
      />
      <Choice
        label={t('addresses.paste.which.consignee')}
        choices={open.consignee.map((name) => [name, name])}
        onChoose={(consignee) => settle('consignee', { consignee })}
      />
      <Choice
        label={t('addresses.paste.which.phone')}
        choices={open.phone.map((phone) => [phone, phone])}
        onChoose={(phone) => settle('phone', { phone })}
      />
      <Choice
        label={t('addresses.paste.which.place')}
        choices={open.place.map((one) => [
          one.areaId ?? '',
          [one.province, one.city, one.area].filter(Boolean).join(' › '),
        ])}
        onChoose={(id) => {
          const place = open.place.find(({ areaId }) => areaId === id);
          if (place) settle('place', { ...pickPlace(place), derived: [] });
        }}
      />
      {open.rest ? <Muted as="p">{t('addresses.paste.rest', { words: open.rest })}</Muted> : null}
    </>
  );
}

function Choice(props: {
  label: string;
  choices: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}) {
  if (props.choices.length === 0) return null;
  return (
    <Row as="fieldset" gap={8} wrap align="center" aria-label={props.label}>
      <Muted>{props.label}</Muted>
      {props.choices.map(([value, label]) => (
        <Chip key={value} chosen={false} onClick={() => props.onChoose(value)}>
          {label}
        </Chip>
      ))}
    </Row>
  );
}
