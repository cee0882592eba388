import { labelDpis, labelOutputs, labelSizes } from '@crossdock/domain/labels/sizes.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Box, Muted, Photo, Row, Stack } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Tabs } from '@crossdock/ui/Tabs.tsx';
import { useState } from 'react';
import { Dialog } from './Dialog.ts';
import { t } from './i18n.ts';
import { labelSvg, placedLabels } from './labelDrawing.ts';
import { openLabelOutput } from './labelOutput.ts';
import { autoPrintMoments, labelStation, type Station, storeLabelStation } from './labelStation.ts';
import { RuleCheckbox } from './RulesDialog.tsx';
import { StationCamera } from './StationCamera.tsx';
import { StationScale } from './StationScale.tsx';
import { findZebra, type ZebraState } from './zebraPrinter.ts';

const parts = ['labels', 'scale', 'camera'] as const;

/** The devices of this desk: printer, scale and camera. Each choice is stored at once in this browser. */
export default function StationDialog({ onClose }: { onClose: () => void }) {
  const [part, setPart] = useState<(typeof parts)[number]>('labels');
  return (
    <Dialog opened title={t('labels.station')} onClose={onClose}>
      <Tabs
        label={t('labels.station')}
        tabs={parts.map((key) => ({ key, label: t(`stations.part.${key}`) }))}
        chosen={part}
        onChoose={(key) => setPart(key)}
      >
        {part === 'labels' ? <LabelPrinter /> : part === 'scale' ? <StationScale /> : <StationCamera />}
      </Tabs>
    </Dialog>
  );
}

/** The settings for printing labels at this desk. */
function LabelPrinter() {
  const [station, setStation] = useState(labelStation);
  const [zebra, setZebra] = useState<ZebraState['state'] | 'asking' | null>(null);
  const [name, setName] = useState('');
  const ask = async () => {
    setZebra('asking');
    const found = await findZebra();
    setZebra(found.state);
    if (found.state === 'ready') setName(found.name);
  };
  const change = (part: Partial<Station>) => {
    const next = { ...station, ...part };
    storeLabelStation(next);
    setStation(next);
    if (part.way === 'zebra') void ask();
  };
  return (
    <Stack gap={16} minWidth={0}>
      <Muted as="p">{t('labels.station.hint')}</Muted>
      <ChoiceBox
        label={t('labels.way')}
        {...(station.way === 'browser' ? { description: t('labels.way.browser.hint') } : {})}
        value={station.way}
        data={labelOutputs.map((way) => ({ value: way, label: t(`labels.way.${way}`) }))}
        onChange={({ target }) =>
          change({ way: labelOutputs.find((way) => way === target.value) ?? station.way })
        }
      />
      {station.way === 'zebra' ? <Zebra state={zebra} name={name} onAsk={() => void ask()} /> : null}
      <Printing station={station} onChange={change} />
      <Sample station={station} />
    </Stack>
  );
}

interface PrintingProps {
  readonly station: Station;
  readonly onChange: (part: Partial<Station>) => void;
}

function Printing({ station, onChange }: PrintingProps) {
  const sizes = keysOf(labelSizes);
  return (
    <>
      <ChoiceBox
        label={t('labels.size')}
        value={station.size}
        data={sizes.map((size) => ({ value: size, label: `${size.replace('x', ' × ')} mm` }))}
        onChange={({ target }) =>
          onChange({ size: sizes.find((size) => size === target.value) ?? station.size })
        }
      />
      <ChoiceBox
        label={t('labels.dpi')}
        value={String(station.dpi)}
        data={labelDpis.map((dpi) => ({ value: String(dpi), label: `${dpi} dpi` }))}
        onChange={({ target }) => onChange({ dpi: target.value === '300' ? 300 : 203 })}
      />
      <ChoiceBox
        label={t('labels.receiving')}
        value={station.receiving}
        data={autoPrintMoments.map((value) => ({ value, label: t(`labels.receiving.${value}`) }))}
        onChange={({ target }) =>
          onChange({ receiving: autoPrintMoments.find((one) => one === target.value) ?? 'off' })
        }
      />
      <RuleCheckbox
        label={t('labels.packing')}
        checked={station.packing}
        onChange={({ target }) => onChange({ packing: target.checked })}
      />
    </>
  );
}

function Zebra(props: { state: ZebraState['state'] | 'asking' | null; name: string; onAsk: () => void }) {
  const { state, name, onAsk } = props;
  const check = (
    <Button small look="outline" onClick={onAsk}>
      {t('labels.zebra.check')}
    </Button>
  );
  if (state === null) return <Row>{check}</Row>;
  if (state === 'asking') return <Banner tone="info" title={t('labels.zebra.asking')} />;
  if (state === 'ready') return <Banner tone="success" title={t('labels.zebra.ready', { name })} />;
  return (
    <Banner tone="warning" action={check}>
      {t(`labels.zebra.${state}`)}
    </Banner>
  );
}

const nothing = { shelf: '', tail: '', day: '', channel: '', country: '', consignee: '', weightG: 0 };

/** An example parcel for a test print. */
const sample = {
  ...{
    ...nothing,
    id: '',
    code: 'SF1374920011835',
    copy: 1,
    alias: 'R7K2M9',
    shelf: 'A-12-3',
    tail: '011835',
  },
  ...{ day: '2026-11-27', warehouse: 'SZ', part: 0, parts: 0, parcels: 0, contents: [] },
};

function Sample({ station }: { station: Station }) {
  const [busy, setBusy] = useState(false);
  const [drawing = ''] = placedLabels('parcel', [sample], station).map((label) => labelSvg(label));
  const print = async () => {
    setBusy(true);
    try {
      const output = await openLabelOutput(station);
      await output('parcel', [sample]);
    } catch (error) {
      showMessage(
        'danger',
        t('labels.failed', { why: error instanceof Error ? error.message : String(error) }),
      );
    }
    setBusy(false);
  };
  return (
    <Row gap={16} wrap align="end">
      <Box fill="bg" pad={12} round="control">
        <Photo
          block
          maxHeight={180}
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`}
          alt={t('labels.preview')}
        />
      </Box>
      <Button look="outline" busy={busy} onClick={() => void print()}>
        {t('labels.try')}
      </Button>
    </Row>
  );
}
