import { solutionOf } from '../api-client/solution-of.ts';

/** A solved check is renewed well before it expires. */
const SHARE_USED = 0.8;
/** A phone too slow for the work sends the form without it. */
const MOST_MILLISECONDS = 10_000;

const form = document.querySelector<HTMLFormElement>('form[action="/api/lead"]');
const field = form?.querySelector<HTMLInputElement>('input[name="botCheck"]');

let work: Promise<void> | null = null;
const forget = (): void => {
  work = null;
  if (field) field.value = '';
};

const solve = async (): Promise<void> => {
  const response = await fetch('/api/bot-check?action=start_lead', { headers: { 'x-same-origin': '1' } });
  const challenge = await response.json();
  setTimeout(forget, challenge.parameters.data.seconds * 1000 * SHARE_USED);
  const solution = await solutionOf(challenge);
  if (field && solution !== null) field.value = btoa(JSON.stringify({ challenge, solution }));
};

/** Begins while the visitor types. Where it fails, the form works as it does without a script. */
const begin = (): Promise<void> => {
  work ??= solve().catch(() => undefined);
  return work;
};

form?.addEventListener('focusin', begin);
form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  await Promise.race([begin(), new Promise((done) => setTimeout(done, MOST_MILLISECONDS))]);
  form.submit();
});
// A page restored by the back button holds a token it has sent already.
addEventListener('pageshow', ({ persisted }) => persisted && forget());
