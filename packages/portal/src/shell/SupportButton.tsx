import { whenQuiet } from '@crossdock/web/networkWatch.ts';
import { safeLocalStorage } from '@crossdock/web/storage.ts';
import { IconHeadset } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type PointerEvent, type MouseEvent as ReactMouseEvent, useEffect, useRef, useState } from 'react';
import { useCall } from './api.ts';
import { t } from './i18n.ts';
import { keys } from './keys.ts';
import classes from './SupportButton.module.css';
import { ChatFrame, SupportFrame } from './SupportFrame.tsx';
import { currentToken } from './session.ts';
import {
  type ButtonPosition,
  clickWindowMs,
  parseButtonPosition,
  restingPosition,
  supportAction,
} from './support.ts';
import { controlBelowTap } from './supportButtonOverlap.ts';
import { useRestingPosition } from './useRestingPosition.ts';

interface Drag {
  readonly startedMs: number;
  readonly moved: boolean;
  readonly x: number;
  readonly y: number;
}

/** The customer service button on every page. It can be dragged and rests at an edge; a short press opens the chat. */
export default function SupportButton() {
  const config = useCall('getShopConfig', {}, { staleMs: 600_000 });
  const navigate = useNavigate();
  const [place, setPlace] = useState<ButtonPosition>(() =>
    parseButtonPosition(safeLocalStorage.get(keys.supportPlace)),
  );
  const [framed, setFramed] = useState(false);
  const action = supportAction(config.data);
  const open = () => {
    if (action.kind === 'line') void navigate({ to: '/line' });
    else if (action.kind === 'frame' || action.kind === 'chat') setFramed(true);
    else if (action.kind === 'open') window.open(action.url, '_blank', 'noopener');
    // If the shop's setting lacks a value, the support page shows the other ways to contact the shop.
    else void navigate({ to: '/support' });
  };
  const { drag, listeners } = useDrag(setPlace, open);
  const tab = useRef<HTMLButtonElement>(null);
  const resting = useRestingPosition(tab, place.height, `${action.kind} ${location.href}`);
  const unread = useUnread(action.kind === 'chat');
  const label = t('shell.support');
  // On the chat page itself the button is not shown.
  if (action.kind === 'hidden' || location.pathname === '/im') return null;
  return (
    <>
      <button
        ref={tab}
        type="button"
        className={classes.button}
        data-side={drag?.moved ? undefined : place.side}
        data-dragging={drag?.moved || undefined}
        data-away={(!drag && resting.away) || undefined}
        style={
          drag?.moved
            ? { left: drag.x - 22, top: drag.y - 32 }
            : { top: resting.top ?? restingTop(place.height) }
        }
        aria-label={label}
        title={unread > 0 ? `${label} (${unread})` : label}
        {...listeners}
      >
        <span className={classes.tab}>
          <IconHeadset size={20} stroke={1.8} aria-hidden />
          <Mark unread={unread} />
        </span>
      </button>
      {action.kind === 'frame' && framed ? (
        <SupportFrame url={action.url} onClose={() => setFramed(false)} />
      ) : null}
      {action.kind === 'chat' && framed ? <ChatFrame onClose={() => setFramed(false)} /> : null}
    </>
  );
}

/** Moves the button, and distinguishes a press from a drag by its duration (product specification, section 9). */
function useDrag(onRest: (rest: ButtonPosition) => void, onPress: () => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  // True if the release was already handled or ended a drag; the click that may follow is ignored.
  const done = useRef(false);
  const press = (button: HTMLElement, at: MouseEvent) => {
    const below = controlBelowTap(button, at);
    if (below) below.click();
    else onPress();
  };
  const release = (event: PointerEvent<HTMLButtonElement>) => {
    if (!drag) return;
    const isDrag = event.timeStamp - drag.startedMs >= clickWindowMs;
    done.current = isDrag || drag.moved;
    setDrag(null);
    if (!drag.moved) return;
    // After a finger has moved, the browser sends no click, however short the press was.
    if (!isDrag) return press(event.currentTarget, event.nativeEvent);
    const rest = restingPosition(event.clientX, event.clientY, innerWidth, innerHeight);
    onRest(rest);
    safeLocalStorage.set(keys.supportPlace, `${rest.side} ${rest.height}`);
  };
  const listeners = {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      done.current = false;
      setDrag({ startedMs: event.timeStamp, moved: false, x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      if (!drag) return;
      const moved = drag.moved || Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > 6;
      if (moved) setDrag({ ...drag, moved, x: event.clientX, y: event.clientY });
    },
    onPointerUp: release,
    onPointerCancel: () => setDrag(null),
    onClick: (event: ReactMouseEvent<HTMLButtonElement>) => {
      if (done.current) done.current = false;
      else press(event.currentTarget, event.nativeEvent);
    },
  };
  return { drag, listeners };
}

function Mark({ unread }: { unread: number }) {
  if (unread === 0) return null;
  return (
    <span className={classes.unread} aria-hidden>
      {unread > 9 ? '9+' : unread}
    </span>
  );
}

/** The number of unread answers in the chat. It is loaded after everything else. */
function useUnread(isOurs: boolean): number {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => void whenQuiet().then(() => setQuiet(true)), []);
  const enabled = quiet && isOurs && currentToken() !== null;
  return useCall('countUnreadTalk', {}, { enabled, topics: ['talks'] }).data?.unread ?? 0;
}

/**
 * The position as a share of the window's height, but always above the bar at the bottom, whose buttons must stay
 * reachable.
 */
function restingTop(height: number): string {
  return `min(${height * 100}%, 100% - var(--covered-below, 64px) - 72px)`;
}
