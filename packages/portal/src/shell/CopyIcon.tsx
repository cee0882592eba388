import { CopyButton } from '@crossdock/ui/CopyButton.tsx';
import { t } from './i18n.ts';

/** Copies the text that it stands beside. */
export const CopyIcon = ({ text, label = t('shell.copy') }: { text: string; label?: string }) => (
  <CopyButton compact text={text} label={label} copiedLabel={t('shell.copied')} />
);
