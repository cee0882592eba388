import { Chip } from '@crossdock/ui/Chip.tsx';
import classes from './AuditQueue.module.css';
import { t } from './i18n.ts';

/** A prepared reason: `label` for the clerk, `text` in the member's language. */
export interface ReadyReason {
  readonly label: string;
  readonly text: string;
}

interface ReadyReasonsProps {
  readonly reasons: readonly ReadyReason[];
  readonly value: string;
  readonly onChoose: (text: string) => void;
}

/** Buttons for prepared reasons. A press writes the reason into the box, where the clerk can continue it. */
export function ReadyReasons({ reasons, value, onChoose }: ReadyReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <fieldset className={classes.reasons} aria-label={t('shell.audit.ready')}>
      {reasons.map(({ label, text }) => (
        <Chip key={label} chosen={value === text} onClick={() => onChoose(text)}>
          {label}
        </Chip>
      ))}
    </fieldset>
  );
}
