import { noAnswerCode } from '@crossdock/contract/wire/callFailure.ts';
import { type ReactNode, useState } from 'react';
import { useCall } from './api.ts';
import { Dialog } from './Dialog.ts';
import { t } from './i18n.ts';
import { Loaded } from './Loaded.tsx';
import { supportSubjectAt, withChatSubject } from './support.ts';

/** The shop's own support page in a frame over this page. */
export function SupportFrame({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <Framed onClose={onClose}>
      <FramedPage url={url} ours={false} />
    </Framed>
  );
}

/**
 * The chat of support type 1. The server signs its URL, which identifies the customer. The URL is fetched once and
 * not refreshed while the chat is open.
 */
export function ChatFrame({ onClose }: { onClose: () => void }) {
  const frame = useCall('getChatFrame', {}, { unkept: true, staleMs: 3_600_000 });
  const isOwn = useCall('getShopConfig', {}, { staleMs: 600_000 }).data?.list.every(
    ({ params }) => params === '',
  );
  const [card] = useState(() => supportSubjectAt(location));
  // Without a network our own chat opens from stored data, and stores what is written.
  if (isOwn && frame.error?.code === noAnswerCode && !frame.data)
    return (
      <Framed onClose={onClose}>
        <FramedPage url="/im" ours />
      </Framed>
    );
  return (
    <Framed onClose={onClose}>
      <Loaded query={frame}>
        {({ url, own }) => <FramedPage url={own ? withChatSubject(url, card) : url} ours={own} />}
      </Loaded>
    </Framed>
  );
}

function Framed({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Dialog opened wide title={t('shell.support')} onClose={onClose}>
      {children}
    </Dialog>
  );
}

/**
 * A page from another site keeps its own origin so that its login works. A page on this site gets no origin, unless
 * it is our own chat, which receives the identity of the logged-in member.
 */
function FramedPage({ url, ours }: { url: string; ours: boolean }) {
  const keepsOrigin = ours || new URL(url, location.origin).origin !== location.origin;
  return (
    <iframe
      src={url}
      title={t('shell.support')}
      sandbox={`allow-scripts allow-forms allow-popups${keepsOrigin ? ' allow-same-origin' : ''}`}
      referrerPolicy="no-referrer"
      style={{ display: 'block', width: '100%', height: '65dvh', border: 0 }}
    />
  );
}
