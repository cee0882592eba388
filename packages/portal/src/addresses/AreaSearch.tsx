import type { Output } from '@crossdock/contract/table.ts';
import { SearchField } from '@crossdock/ui/SearchField.tsx';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import classes from './Addresses.module.css';

type Path = Output<'findAreas'>['list'][number]['path'];

/** Five digits are a zip code; anything else is part of a place's name. */
export function AreaSearch({ country, onFound }: { country: string; onFound: (path: Path) => void }) {
  const [words, setWords] = useState('');
  const asked = words.trim();
  const byZip = /^\d{5}$/.test(asked);
  const enough = byZip || (asked.length >= 2 && !/^\d+$/.test(asked));
  const query = useCall(
    'findAreas',
    { ...(country ? { country } : {}), ...(byZip ? { zip: asked } : { words: asked }) },
    { enabled: enough && country !== '', staleMs: 600_000 },
  );
  const found = enough ? (query.data?.list ?? []) : [];
  return (
    <>
      <SearchField
        label={t('addresses.search')}
        placeholder={t('addresses.search')}
        clearLabel={t('shell.search.clear')}
        value={words}
        onSearch={setWords}
      />
      {found.length > 0 ? (
        <ul className={classes.found} aria-label={t('addresses.search.found')}>
          {found.map(({ zip, path }) => (
            <li key={path.at(-1)?.id}>
              <button
                type="button"
                onClick={() => {
                  onFound(path);
                  setWords('');
                }}
              >
                {path.map(({ name }) => name).join(' › ')} {zip && zip !== path.at(-1)?.name ? zip : ''}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {enough && query.data && found.length === 0 ? (
        <p className={classes.muted} role="status">
          {t('addresses.search.none')}
        </p>
      ) : null}
    </>
  );
}
