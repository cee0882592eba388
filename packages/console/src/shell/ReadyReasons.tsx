import { Chip } from '@crossdock/ui/Chip.tsx';
import classes from './AuditQueue.module.css';
import { t } from './i18n.ts';

/** What the shop has ready to say: `label` for whoever decides, `text` in the language of whoever will read it. */
export interface ReadyReason {
  readonly label: string;
  readonly text: string;
}

interface ReadyReasonsProps {
  readonly reasons: readonly ReadyReason[];
  readonly value: string;
  readonly onChoose: (text: string) => void;
}

/** A press writes it into the box, where it is gone on from. */
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
