import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { useState } from 'react';
import { useFilters } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { ContactDialog } from './ContactDialog.tsx';
import classes from './Member.module.css';

/**
 * Phone and email. To change one of them, the member proves the new phone or email with a code. `change` in the URL
 * opens the dialog at once.
 */
export function Contacts({ member }: { member: Output<'getMemberInfo'> }) {
  const [{ change }, setFilters] = useFilters<{ change?: string }>();
  const [changing, setChanging] = useState<'phone' | 'email' | null>(
    change === 'email' && !member.acting ? 'email' : null,
  );
  const close = () => {
    setChanging(null);
    if (change !== undefined) setFilters({ change: undefined });
  };
  const rows = [
    { kind: 'phone' as const, value: `+${member.areaCode} ${member.phone}` },
    { kind: 'email' as const, value: member.email },
  ];
  return (
    <>
      <Stack as="ul">
        {rows.map(({ kind, value }) => (
          <li key={kind} className={classes.row}>
            <Text grow minWidth="10rem">
              <Muted>{t(`members.${kind}`)}</Muted>
              <br />
              {value || t('members.email.none')}
            </Text>
            {member.acting ? null : (
              <Button small look="outline" onClick={() => setChanging(kind)}>
                {t(value ? `members.${kind}.change` : 'members.email.add')}
              </Button>
            )}
          </li>
        ))}
      </Stack>
      {member.acting ? null : <Muted as="p">{t('security.contact.note')}</Muted>}
      {changing ? <ContactDialog kind={changing} areaCode={member.areaCode} onClose={close} /> : null}
    </>
  );
}
