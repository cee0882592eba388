import { CopyButton } from '@crossdock/ui/CopyButton.tsx';
import { t } from './i18n.ts';

/** Copies the text beside the icon; the label is for screen readers. */
export const CopyIcon = ({ text, label = t('shell.copy') }: { text: string; label?: string }) => (
  <CopyButton compact text={text} label={label} copiedLabel={t('shell.copied')} />
);
