import { retryTexts, transportTexts } from '@crossdock/contract/wire/callFailure.ts';
import { currentLanguage } from './language.ts';

/**
 * Says that the server did not answer, with a button to retry. Uses none of the app's components and texts, because
 * those need a shop.
 */
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
