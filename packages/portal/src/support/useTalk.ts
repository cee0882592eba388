import { listen, type RealtimeLine } from '@crossdock/web/realtimeLine.ts';
import { stored } from '@crossdock/web/storage.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { client } from '../shell/api.ts';
import { keys } from '../shell/keys.ts';
import { TalkLine } from './talkLine.ts';

const guestPass = {
  get: () => stored.get(keys.guestTalk),
  set: (pass: string) => void stored.set(keys.guestTalk, pass),
  remove: () => stored.remove(keys.guestTalk),
};

/** The talk of whoever opened this page; heard and read anew as long as it is open. */
export function useTalk() {
  const [line] = useState(() => new TalkLine(client, guestPass, location.search));
  const state = useSyncExternalStore(line.subscribe, line.state);
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
    const heard: RealtimeLine = listen(() => pass, {
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
  return { line, state };
}
