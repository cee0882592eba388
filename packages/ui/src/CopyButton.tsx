import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button, IconButton } from './Button.tsx';

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly copiedLabel: string;
  /** Shows only the icon, for use beside a longer text; the label is for screen readers. */
  readonly compact?: boolean;
  readonly onCopied?: () => void;
}

/** Copies a text with one tap and confirms it for 2 s. */
export function CopyButton({ text, label, copiedLabel, compact, onCopied }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);
  const Picture = copied ? IconCheck : IconCopy;
  const shown = copied ? copiedLabel : label;
  const press = async () => {
    const done = await copy(text);
    setCopied(done);
    if (done) onCopied?.();
  };
  if (compact) return <IconButton icon={Picture} label={shown} onClick={() => void press()} />;
  return (
    <Button look="soft" icon={Picture} onClick={() => void press()}>
      {shown}
    </Button>
  );
}

/** The clipboard API is blocked over plain HTTP; selecting and copying still works there. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.style.position = 'fixed';
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}
