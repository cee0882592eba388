import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from './i18n.ts';

/** Turns a mention of customer service in a text into a link. */
export function withSupportLink(text: string): ReactNode {
  const words = t('shell.support');
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return text;
  const end = at + words.length;
  return (
    <>
      {text.slice(0, at)}
      <Link to="/support">{text.slice(at, end)}</Link>
      {text.slice(end)}
    </>
  );
}
