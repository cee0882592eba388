import { listenForTopics, type RealtimeConnection } from '@crossdock/web/realtimeConnection.ts';
import { safeLocalStorage } from '@crossdock/web/storage.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { client } from '../shell/api.ts';
import { keys } from '../shell/keys.ts';
import { outbox, useOutbox } from '../shell/outbox.ts';
import { TalkClient } from './talkClient.ts';
import type { UnsentMessageStore } from './talkState.ts';

const guestPass = {
  get: () => safeLocalStorage.get(keys.guestTalk),
  set: (pass: string) => void safeLocalStorage.set(keys.guestTalk, pass),
  remove: () => safeLocalStorage.remove(keys.guestTalk),
};

/** Stores messages on the member's device, which sends them from any page once there is a network. */
const keeper: UnsentMessageStore = {
  async ready() {
    await outbox.refresh();
    return outbox.canKeep();
  },
  waits: () => outbox.entries().some(({ call, state }) => call === 'say' && state === 'waiting'),
  keep: ({ id, text }, tried) => outbox.add([{ id, call: 'say', input: { pass: '', id, text }, tried }]),
};

/** The chat of the person who opened this page, kept current while it is open. */
export function useTalk() {
  const [line] = useState(() => new TalkClient(client, guestPass, location.search, keeper));
  const state = useSyncExternalStore(line.subscribe, line.state);
  const kept = useOutbox();
  const sent = kept.filter((one) => one.call === 'say' && one.state === 'sent').length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stored message that was sent is read with the others
  useEffect(() => void line.sync(), [line, sent]);
  const pass = state.customer?.pass;
  useEffect(() => {
    void line.enter();
    const resume = () => void line.resume();
    const lost = () => line.lost();
    addEventListener('online', resume);
    addEventListener('offline', lost);
    return () => {
      removeEventListener('online', resume);
      removeEventListener('offline', lost);
    };
  }, [line]);
  useEffect(() => {
    if (pass === undefined) return;
    const heard: RealtimeConnection = listenForTopics(() => pass, {
      onTopic: (topic) => topic === 'talks' && void line.sync(),
      onReady: () => void line.sync(),
      onReturn: () => void line.resume(),
      onLost: () => line.lost(),
    });
    return () => heard.close();
  }, [line, pass]);
  const last = state.messages.at(-1)?.seq;
  useEffect(() => {
    if (last === undefined) return;
    const look = () => document.visibilityState === 'visible' && void line.see();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [line, last]);
  return { line, state, kept };
}
