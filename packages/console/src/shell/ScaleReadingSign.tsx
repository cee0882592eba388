import { scaleModels } from '@crossdock/domain/stations/scaleModels.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Row } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { deskDevices } from './deskDevices.ts';
import { t } from './i18n.ts';
import { tareScale, useScale } from './scale.ts';

/** The current reading of the desk's scale, or what is missing. Nothing at a desk where weights are typed. */
export function ScaleReadingSign() {
  const { state, weighing } = useScale();
  const { scale: model } = deskDevices();
  if (state === 'off' || model === '') return null;
  if (state !== 'ready')
    return <Banner tone={state === 'silent' ? 'info' : 'warning'}>{t(`stations.scale.${state}`)}</Banner>;
  return (
    <Row gap={8} align="center" wrap>
      <Muted figures role="status">
        {weighing.weightG === null ? t('stations.scale.over') : <Now weightG={weighing.weightG} />}
      </Muted>
      {scaleModels[model].tare === '' ? null : (
        <Button small look="outline" onClick={() => void tareScale()}>
          {t('stations.tare')}
        </Button>
      )}
    </Row>
  );
}

function Now({ weightG }: { weightG: number }) {
  const { locale } = useFormatting();
  return t('stations.scale.says', { weight: scaleWeightText(weightG, locale) });
}

/** A weight with three decimal places, as scales show it. */
export const scaleWeightText = (weightG: number, locale: string): string =>
  (weightG / 1_000).toLocaleString(locale, { minimumFractionDigits: 3 });
