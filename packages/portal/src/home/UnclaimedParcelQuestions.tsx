import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { TodoItem } from './TodoItem.tsx';

/** Unclaimed parcels that the member is asked about and has not answered. */
export function UnclaimedParcelQuestions() {
  const { data } = useCall('listOwnerQuestions', {}, { topics: ['parcels'] });
  const n = data?.list.filter(({ answer }) => answer === 'open').length ?? 0;
  if (n === 0) return null;
  return (
    <TodoItem
      icon={IconMessageQuestion}
      tone="info"
      title={t('home.needs.maybeMine', { n })}
      action={<LinkButton to="/isItYours" small text={t('home.needs.look')} />}
    />
  );
}
