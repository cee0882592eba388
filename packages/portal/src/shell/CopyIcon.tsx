import { CopyButton } from '@crossdock/ui/CopyButton.tsx';
import { t } from './i18n.ts';

/** A button that copies the text beside it. */
export const CopyIcon = ({ text, label = t('shell.copy') }: { text: string; label?: string }) => (
  <CopyButton compact text={text} label={label} copiedLabel={t('shell.copied')} />
);
