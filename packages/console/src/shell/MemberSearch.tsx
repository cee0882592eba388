import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Muted, Row } from '@crossdock/ui/Layout.tsx';
import { useState } from 'react';
import { useCall } from './api.ts';
import { t } from './i18n.ts';
import { Loaded } from './Loaded.tsx';
import { SearchField } from './SearchField.tsx';

/** The chosen member, with a button to choose another. */
export function ChosenMember({ memberId, onOther }: { memberId: string; onOther: () => void }) {
  const query = useCall('getMember', { memberId });
  return (
    <Loaded query={query}>
      {({ name, account }) => (
        <Row as="p" gap={12} align="center" justify="between">
          <span>
            <strong>{name}</strong>{' '}
            <Muted as="small" size={13}>
              {account}
            </Muted>
          </span>
          <Button small look="plain" onClick={onOther}>
            {t('support.begin.other')}
          </Button>
        </Row>
      )}
    </Loaded>
  );
}

/** Finds a member by name, account or phone. */
export function MemberSearch({ onChoose }: { onChoose: (memberId: string) => void }) {
  const [words, setWords] = useState('');
  const found = useCall('listMembers', { words, status: 'active', pageSize: 10 }, { enabled: words !== '' });
  return (
    <>
      <SearchField label={t('support.begin.search')} value={words} onSearch={setWords} />
      {words === '' ? null : (
        <Loaded query={found}>
          {({ list }) => (
            <Grid as="ul" gap={8} aria-live="polite">
              {list.length === 0 ? (
                <Muted as="li" size={13}>
                  {t('support.begin.nobody')}
                </Muted>
              ) : null}
              {list.map(({ id, name, account }) => (
                <Row as="li" key={id} gap={12} align="center" justify="between">
                  <span>
                    {name}{' '}
                    <Muted as="small" size={13}>
                      {account}
                    </Muted>
                  </span>
                  <Button small look="soft" onClick={() => onChoose(id)}>
                    {t('support.begin.choose')}
                  </Button>
                </Row>
              ))}
            </Grid>
          )}
        </Loaded>
      )}
    </>
  );
}
