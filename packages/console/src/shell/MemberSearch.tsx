import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Muted, Row } from '@crossdock/ui/Layout.tsx';
import { useState } from 'react';
import { useCall } from './api.ts';
import { t } from './i18n.ts';
import { Loaded } from './Loaded.tsx';
import { SearchField } from './SearchField.tsx';

export interface FoundMember {
  readonly id: string;
  readonly name: string;
  readonly account: string;
}

/**
 * The chosen member, with a button to choose another. It shows what the search found and loads nothing, so that a
 * button below it does not move when the member has been chosen.
 */
export function ChosenMember({
  member: { name, account },
  onOther,
}: {
  member: FoundMember;
  onOther: () => void;
}) {
  return (
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
  );
}

/** Like `ChosenMember`, for a member whose name is not known yet. */
export function GivenMember({ memberId, onOther }: { memberId: string; onOther: () => void }) {
  const query = useCall('getMember', { memberId });
  return (
    <Loaded query={query} skeleton={{ rows: 1, heightPx: 44 }}>
      {(member) => <ChosenMember member={member} onOther={onOther} />}
    </Loaded>
  );
}

/** Finds a member by name, account or phone. */
export function MemberSearch({ onChoose }: { onChoose: (member: FoundMember) => void }) {
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
                  <Button small look="soft" onClick={() => onChoose({ id, name, account })}>
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
