import { AttachmentPreview } from '@crossdock/ui/AttachmentPreview.tsx';
import type { useTalkPicture } from './talkPicture.ts';

interface TalkPictureDraftProps {
  readonly upload: ReturnType<typeof useTalkPicture>;
  readonly t: (key: 'support.picture.sending' | 'support.draft.remove' | 'shell.retry') => string;
}

/** The picture for the next message: shown before sending, and removable. */
export function TalkPictureDraft({ upload, t }: TalkPictureDraftProps) {
  const { picture } = upload;
  if (picture === null) return null;
  return (
    <AttachmentPreview
      previewUrl={picture.previewUrl}
      sent={picture.fileId === null ? picture.sent : null}
      sendingLabel={t('support.picture.sending')}
      failure={picture.failure}
      retryLabel={t('shell.retry')}
      onRetry={picture.retryable ? upload.retry : undefined}
      removeLabel={t('support.draft.remove')}
      onRemove={upload.clear}
    >
      {picture.name}
    </AttachmentPreview>
  );
}
