import { talkTextMax } from '@crossdock/domain/support/talks.ts';
import { AttachmentPreview as DraftRow } from '@crossdock/ui/AttachmentPreview.tsx';
import { MessageBox } from '@crossdock/ui/MessageBox.tsx';
import { TalkPictureDraft } from '@crossdock/web/TalkPictureDraft.tsx';
import { t } from '../shell/i18n.ts';
import { TalkCardButton } from './TalkCardButton.tsx';
import { TalkCardName } from './TalkCardLink.tsx';
import { TalkCardOffer } from './TalkCardOffer.tsx';
import type { TalkState } from './talkState.ts';
import type { TalkDraft } from './useTalkDraft.ts';

interface ComposerProps {
  readonly draft: TalkDraft;
  readonly customer: TalkState['customer'];
  /** There is no network: only text can be written. */
  readonly away: boolean;
  /** Parcels and orders are shown beside the chat. */
  readonly cardsBeside: boolean;
}

/** The customer's message box. Guests cannot attach parcels. */
export function Composer({ draft, customer, away, cardsBeside }: ComposerProps) {
  const { card, upload } = draft;
  const { picture } = upload;
  const isMember = customer?.member === true;
  return (
    <>
      {customer && card === null && picture === null ? (
        <TalkCardOffer member={isMember} onTake={draft.attach} />
      ) : null}
      {card ? (
        <DraftRow removeLabel={t('support.draft.remove')} onRemove={draft.detach}>
          <TalkCardName card={card} />
        </DraftRow>
      ) : null}
      <TalkPictureDraft t={t} upload={upload} />
      <MessageBox
        label={t('support.write')}
        sendLabel={t('support.send')}
        maxLength={talkTextMax}
        disabled={customer === null && !away}
        draft={draft.ready ? 'ready' : picture ? 'waits' : undefined}
        {...(customer ? { picture: { label: t('support.sendPicture'), onPick: draft.take } } : {})}
        more={isMember && !cardsBeside ? <TalkCardButton onChoose={draft.attach} /> : null}
        value={draft.text}
        onChange={draft.write}
        onSend={draft.send}
      />
    </>
  );
}
