import type { Output } from '@crossdock/contract/table.ts';
import { Box, Muted } from '@crossdock/ui/Layout.tsx';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { SearchField } from '../shell/SearchField.tsx';
import classes from './Addresses.module.css';
import { zipForLookup, zipToFillIn } from './zipForLookup.ts';

type Path = Output<'findAreas'>['list'][number]['path'];

/** A zip code, or a part of a place's name, fills in all levels of the place at once. */
export function AreaSearch(props: { country: string; onFound: (path: Path, zip: string) => void }) {
  const { country } = props;
  const [words, setWords] = useState('');
  const asked = words.trim();
  const zip = zipForLookup(country, asked);
  const enough = zip !== undefined || (asked.length >= 2 && !/^[\d\s-]+$/.test(asked));
  const query = useCall(
    'findAreas',
    { ...(country ? { country } : {}), ...(zip === undefined ? { words: asked } : { zip }) },
    { enabled: enough && country !== '', staleMs: 600_000 },
  );
  const found = enough ? (query.data?.list ?? []) : [];
  const label = t(country === 'HK' ? 'addresses.search.words' : 'addresses.search');
  return (
    <>
      <SearchField label={label} placeholder={label} value={words} onSearch={setWords} />
      {found.length > 0 ? (
        <ul className={classes.found} aria-label={t('addresses.search.found')}>
          {found.map(({ zip: own, path }) => (
            <Box as="li" lineBetween key={path.at(-1)?.id}>
              <Box
                as="button"
                type="button"
                hovers
                full
                minHeight={44}
                pad={[8, 12]}
                onClick={() => {
                  props.onFound(path, zipToFillIn(country, asked, own));
                  setWords('');
                }}
              >
                {path.map(({ name }) => name).join(' › ')} {own && own !== path.at(-1)?.name ? own : ''}
              </Box>
            </Box>
          ))}
        </ul>
      ) : null}
      {enough && query.data && found.length === 0 ? (
        <Muted as="p" role="status">
          {t('addresses.search.none')}
        </Muted>
      ) : null}
    </>
  );
}
