import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Row } from '@crossdock/ui/Layout.tsx';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { currentToken } from '../shell/session.ts';

/** Each member has one vote and can change it. */
export function HelpfulVote({ id, helpful }: { id: string; helpful: boolean | null }) {
  const vote = useSubmit('voteArticle', {
    refreshes: ['getGuide'],
    done: t('guide.helpful.thanks'),
  });
  if (currentToken() === null)
    return (
      <Muted as="p">
        <Link to="/login">{t('guide.helpful.login')}</Link>
      </Muted>
    );
  return (
    <Row gap={[8, 12]} wrap align="center">
      <span>{t('guide.helpful')}</span>
      {[
        { says: true, icon: IconThumbUp, label: t('guide.helpful.yes') },
        { says: false, icon: IconThumbDown, label: t('guide.helpful.no') },
      ].map(({ says, icon, label }) => (
        <Button
          key={label}
          small
          icon={icon}
          look={helpful === says ? 'soft' : 'outline'}
          aria-pressed={helpful === says}
          disabled={vote.busy}
          onClick={() => void vote.submit({ id, helpful: says })}
        >
          {label}
        </Button>
      ))}
    </Row>
  );
}
