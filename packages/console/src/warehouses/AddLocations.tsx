import {
  isLocationCode,
  locationRange,
  maxRangeLocations,
  normaliseLocation,
} from '@crossdock/domain/warehouses/locations.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { FilePick } from '@crossdock/ui/FileDrop.tsx';
import { Grid, Split } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

/** Adds shelves: a range of codes, or a pasted list or file. */
export function AddLocations({ warehouseId }: { warehouseId: string }) {
  return (
    <Split from="desktop" columns={2} gap={16} unprinted>
      <Range warehouseId={warehouseId} />
      <List warehouseId={warehouseId} />
    </Split>
  );
}

function useAdding(onAdded: () => void) {
  return useSubmit('addLocations', {
    quiet: true,
    refreshes: ['listLocations'],
    onDone: ({ added, known }) => {
      showMessage('success', t('warehouses.locations.added', { added, known }));
      onAdded();
    },
  });
}

function Range({ warehouseId }: { warehouseId: string }) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const add = useAdding(() => {
    setFrom('');
    setTo('');
  });
  const codes = from.trim() === '' ? [] : locationRange(from, to.trim() === '' ? from : to);
  return (
    <Section title={t('warehouses.locations.range')}>
      <Grid gap={16} unprinted>
        <Grid columns={2} gap={16}>
          <TextBox
            label={t('warehouses.locations.from')}
            placeholder="A-01"
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
          <TextBox
            label={t('warehouses.locations.to')}
            placeholder="A-20"
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
        </Grid>
        {codes === undefined ? (
          <Banner tone="warning">{t('warehouses.locations.noRange', { max: maxRangeLocations })}</Banner>
        ) : null}
        <AddButton warehouseId={warehouseId} codes={codes ?? []} add={add} />
      </Grid>
    </Section>
  );
}

function List({ warehouseId }: { warehouseId: string }) {
  const [typed, setTyped] = useState('');
  const add = useAdding(() => setTyped(''));
  const codes = [
    ...new Set(
      typed
        .split(/[\s,;，、；"]+/u)
        .filter(Boolean)
        .map(normaliseLocation),
    ),
  ];
  return (
    <Section title={t('warehouses.locations.paste')}>
      <Grid gap={16} unprinted>
        <NoteBox
          label={t('warehouses.locations.paste.label')}
          rows={3}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FilePick
          label={t('warehouses.locations.file')}
          buttonLabel={t('sheet.choose')}
          accept=".csv,.txt"
          onPick={(file) => void file.text().then(setTyped)}
        />
        {codes.length > maxRangeLocations ? (
          <Banner tone="warning">{t('warehouses.locations.tooMany', { max: maxRangeLocations })}</Banner>
        ) : null}
        <AddButton
          warehouseId={warehouseId}
          codes={codes.length > maxRangeLocations ? [] : codes}
          add={add}
        />
      </Grid>
    </Section>
  );
}

interface AddButtonProps {
  readonly warehouseId: string;
  readonly codes: readonly string[];
  readonly add: ReturnType<typeof useAdding>;
}

/** Adds the valid codes, and names the invalid ones before they are skipped. */
function AddButton({ warehouseId, codes, add }: AddButtonProps) {
  const good = codes.filter(isLocationCode);
  const bad = codes.filter((code) => !isLocationCode(code));
  return (
    <>
      {bad.length > 0 ? (
        <Banner tone="warning" title={t('warehouses.locations.bad', { n: bad.length })}>
          {bad.slice(0, 10).join(', ')}
        </Banner>
      ) : null}
      {add.failure ? <Banner tone="danger">{add.failure.message}</Banner> : null}
      <div>
        <Button
          icon={IconPlus}
          disabled={good.length === 0}
          busy={add.busy}
          onClick={() => void add.submit({ warehouseId, codes: good })}
        >
          {t('warehouses.locations.add', { n: good.length })}
        </Button>
      </div>
    </>
  );
}
