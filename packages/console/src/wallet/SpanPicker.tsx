import { ledgerPeriods } from '@crossdock/domain/wallet/days.ts';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { Grid, Row, Split } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { t } from '../shell/i18n.ts';
import type { ChosenSpan } from './span.ts';

interface SpanPickerProps {
  readonly chosen: ChosenSpan;
  readonly onChange: (change: Partial<ChosenSpan>) => void;
}

/** Chooses today, yesterday, a month, or other days. */
export function SpanPicker({ chosen, onChange }: SpanPickerProps) {
  return (
    <Grid gap={12} role="group" aria-label={t('books.span')}>
      <Row gap={8} wrap align="end">
        {[...ledgerPeriods, 'own' as const].map((one) => (
          <Chip key={one} chosen={chosen.span === one} onClick={() => onChange({ span: one })}>
            {t(`books.span.${one}`)}
          </Chip>
        ))}
      </Row>
      {chosen.span === 'own' ? (
        <Split columns="repeat(2, 180px)" phone={2} gap={8}>
          <TextBox
            type="date"
            label={t('books.from')}
            value={chosen.from}
            max={chosen.to}
            onChange={({ target }) => target.value && onChange({ from: target.value })}
          />
          <TextBox
            type="date"
            label={t('books.to')}
            value={chosen.to}
            min={chosen.from}
            onChange={({ target }) => target.value && onChange({ to: target.value })}
          />
        </Split>
      ) : null}
    </Grid>
  );
}
