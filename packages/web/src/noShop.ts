import { retryTexts, transportTexts } from '@crossdock/contract/wire/callFailure.ts';
import { currentLanguage } from './language.ts';

/** Drawn without the app's components and texts, because without a shop there is no app. */
export function showNoShop(root: HTMLElement): void {
  const lang = currentLanguage();
  const frame = document.createElement('main');
  frame.className = 'fp-noshop';
  const text = document.createElement('p');
  text.textContent = transportTexts['transport.noAnswer'][lang];
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = retryTexts[lang];
  retry.onclick = () => location.reload();
  frame.append(text, retry);
  root.replaceChildren(frame);
}
