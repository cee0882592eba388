import { keysOf } from '@crossdock/domain/records.ts';
import { baudRates, scaleModels } from '@crossdock/domain/stations/scaleModels.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Muted, Row, Stack } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useState, useSyncExternalStore } from 'react';
import { deskDevices, onDeskDevicesChange, storeDeskDevices } from './deskDevices.ts';
import { labelAndHint, t } from './i18n.ts';
import { parseSides } from './measures.ts';
import { RuleCheckbox } from './RulesDialog.tsx';
import { scaleWeightText } from './ScaleReadingSign.tsx';
import { chooseScalePort, useScale } from './scale.ts';

/** Chooses this desk's scale, with a live test, and the automatic steps after a weight. */
export function StationScale() {
  const kit = useSyncExternalStore(onDeskDevicesChange, deskDevices);
  const models = keysOf(scaleModels);
  return (
    <Stack gap={16} minWidth={0}>
      <Muted as="p">{t('stations.scale.hint')}</Muted>
      <ChoiceBox
        label={t('stations.scale')}
        value={kit.scale}
        data={[
          { value: '', label: t('stations.scale.none') },
          ...models.map((value) => ({ value, label: t(`stations.model.${value}`) })),
        ]}
        onChange={({ target }) =>
          storeDeskDevices({ scale: models.find((one) => one === target.value) ?? '', baudRate: 0 })
        }
      />
      {kit.scale === '' ? null : (
        <>
          <ChoiceBox
            label={t('stations.baud')}
            value={String(kit.baudRate)}
            data={[
              { value: '0', label: t('stations.baud.usual', { rate: scaleModels[kit.scale].baudRate }) },
              ...baudRates.map((rate) => ({ value: String(rate), label: String(rate) })),
            ]}
            onChange={({ target }) => storeDeskDevices({ baudRate: Number(target.value) })}
          />
          <Row gap={12} wrap align="center">
            <Button look="outline" onClick={() => void chooseScalePort()}>
              {t('stations.port')}
            </Button>
          </Row>
          <ScaleTest />
        </>
      )}
      <UsualSize />
      <RuleCheckbox
        label={t('stations.goesOn')}
        checked={kit.goesOn}
        onChange={({ target }) => storeDeskDevices({ goesOn: target.checked })}
      />
    </Stack>
  );
}

/** The current reading of the scale, or what is missing. */
function ScaleTest() {
  const { state, weighing } = useScale();
  const { locale } = useFormatting();
  if (state === 'off') return null;
  if (state !== 'ready')
    return <Banner tone={state === 'silent' ? 'info' : 'warning'}>{t(`stations.scale.${state}`)}</Banner>;
  const { weightG } = weighing;
  return (
    <Banner tone="success">
      {weightG === null
        ? t('stations.scale.over')
        : t('stations.scale.says', { weight: scaleWeightText(weightG, locale) })}
    </Banner>
  );
}

/** The box for the usual size. Stores what is typed when it is a valid size or empty. */
function UsualSize() {
  const [text, setText] = useState(deskDevices().usualSize);
  const isWrong = text.trim() !== '' && parseSides(text) === null;
  return (
    <TextBox
      {...labelAndHint('stations.usualSize')}
      placeholder="30 20 10"
      autoComplete="off"
      value={text}
      error={isWrong ? t('stations.usualSize.wrong') : undefined}
      onChange={(event) => {
        const { value } = event.target;
        setText(value);
        if (value.trim() === '' || parseSides(value) !== null) storeDeskDevices({ usualSize: value.trim() });
      }}
    />
  );
}
