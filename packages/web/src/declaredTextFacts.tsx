import { type DeclaredTextField, declaredTextFields } from '@crossdock/contract/parcels/declared.facts.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import type { ReactNode } from 'react';

/** The member's free-text notes about a parcel; empty ones are left out. */
export function declaredTextFacts(
  parcel: Readonly<Record<DeclaredTextField, string>>,
  nameOf: (word: DeclaredTextField) => string,
): (readonly [name: string, value: ReactNode])[] {
  return keysOf(declaredTextFields)
    .filter((word) => parcel[word] !== '')
    .map((word) => [
      nameOf(word),
      declaredTextFields[word].kind === 'link' ? <GoodsLink key={word} text={parcel[word]} /> : parcel[word],
    ]);
}

/** Turns only URLs into links; text copied from shopping apps often contains more. */
function GoodsLink({ text }: { text: string }) {
  if (!/^https?:\/\/\S+$/.test(text)) return text;
  return (
    <a href={text} target="_blank" rel="noopener noreferrer nofollow">
      {text}
    </a>
  );
}
