import { decimalText } from '@crossdock/domain/decimalText.ts';
import type { Box } from '@crossdock/domain/pricing/shipment.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Unit } from '@crossdock/ui/controls.tsx';
import { parseFixedPoint } from '@crossdock/ui/format.ts';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useState } from 'react';
import { Dialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';

interface EstimateDialogProps {
  readonly box: Box;
  readonly onUse: (box: Box) => void;
  readonly onClose: () => void;
}

const sides = ['length', 'width', 'height'] as const;
type Field = 'weight' | (typeof sides)[number];

/** The member's own estimate for a parcel that nobody has weighed. */
export function EstimateDialog({ box, onUse, onClose }: EstimateDialogProps) {
  const [typed, setTyped] = useState<Readonly<Record<Field, string>>>({
    weight: decimalText(box.weightG, 3),
    length: decimalText(box.lengthMm, 1),
    width: decimalText(box.widthMm, 1),
    height: decimalText(box.heightMm, 1),
  });
  const [shown, setShown] = useState(false);
  const read = (field: Field) => parseFixedPoint(typed[field], field === 'weight' ? 3 : 1) ?? 0;
  const bind = (field: Field) => ({
    label: t(`planning.estimate.${field}`),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: typed[field],
    error: shown && read(field) <= 0 ? t('planning.estimate.wrong') : undefined,
    rightSection: <Unit>{t(field === 'weight' ? 'planning.estimate.kg' : 'planning.estimate.cm')}</Unit>,
    onChange: (event: { target: { value: string } }) =>
      setTyped((now) => ({ ...now, [field]: event.target.value })),
  });
  const use = () => {
    const [weightG, lengthMm, widthMm, heightMm] = [
      read('weight'),
      read('length'),
      read('width'),
      read('height'),
    ];
    if (Math.min(weightG, lengthMm, widthMm, heightMm) <= 0) return setShown(true);
    onUse({ weightG, lengthMm, widthMm, heightMm });
    onClose();
  };
  return (
    <Dialog opened title={t('planning.estimate.title')} onClose={onClose}>
      <Grid gap={16}>
        <Muted as="p">{t('planning.estimate.text')}</Muted>
        <TextBox {...bind('weight')} />
        <Grid columns={3} gap={8}>
          {sides.map((side) => (
            <TextBox key={side} {...bind(side)} />
          ))}
        </Grid>
        <Button onClick={use}>{t('planning.estimate.use')}</Button>
      </Grid>
    </Dialog>
  );
}
