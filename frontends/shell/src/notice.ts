import { inLanguage, type Language } from '@vitrine/platform';
import './notice.css';
import { ContractMismatch } from './remotes.js';
import { noticeTexts } from './texts.js';

const ID = 'vitrine-notice';

/** Removes the notice. */
export function hideNotice(): void {
  document.getElementById(ID)?.remove();
}

/**
 * Shows a notice outside of `#root` that pages could not be loaded, with a button that calls `retry`. It is plain DOM, because it must also work
 * without React; the server's page stays readable beneath it.
 */
export function showNotice(error: unknown, language: Language, retry: () => Promise<void>): void {
  hideNotice();
  const texts = inLanguage(noticeTexts, language);
  const mismatch = error instanceof ContractMismatch;
  const notice = document.createElement('div');
  notice.id = ID;
  notice.setAttribute('role', 'alert');
  const sentence = document.createElement('p');
  sentence.textContent = mismatch ? texts.mismatch : texts.unavailable;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = mismatch ? texts.reload : texts.retry;
  button.addEventListener('click', () => {
    if (mismatch) {
      location.reload();
      return;
    }
    button.disabled = true;
    button.textContent = texts.retrying;
    void retry();
  });
  notice.append(sentence, button);
  document.body.append(notice);
  reportError(error);
}
