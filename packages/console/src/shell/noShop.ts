import type { Lang } from '@crossdock/contract/wire.ts';

// The language packs come after the shop, so the words for a missing shop travel with the code.
const words: Readonly<Record<Lang, readonly [title: string, button: string]>> = {
  tw: ['暫時無法開啟店鋪，請檢查網路後再試。', '重試'],
  zh: ['暂时无法打开店铺，请检查网络后重试。', '重试'],
  en: ['The shop cannot be opened right now. Check your connection and try again.', 'Try again'],
};

/** Drawn without the app's parts: no shop came within its time, so there is no app to draw. */
export function showNoShop(root: HTMLElement, lang: Lang): void {
  const [title, button] = words[lang];
  const frame = document.createElement('main');
  frame.className = 'fp-noshop';
  const text = document.createElement('p');
  text.textContent = title;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = button;
  retry.onclick = () => location.reload();
  frame.append(text, retry);
  root.replaceChildren(frame);
}
