const KEY = 'hearthline-third-parties';
const part = document.querySelector<HTMLElement>('[data-part="third-parties"]');
const urls = (part?.dataset.scripts ?? '').split(' ').filter((url) => url !== '');

const load = (): void => {
  for (const url of urls) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    document.head.append(script);
  }
};

const ask = (): void => {
  if (part) part.hidden = false;
};

/** Withdrawing consent cannot unload running scripts: the page is reloaded without them. */
const answer = (choice: string): void => {
  const before = localStorage.getItem(KEY);
  localStorage.setItem(KEY, choice);
  if (part) part.hidden = true;
  if (choice === 'yes' && before !== 'yes') load();
  if (choice === 'no' && before === 'yes') location.reload();
};

const given = localStorage.getItem(KEY);
if (given === 'yes') load();
else if (given === null) ask();

for (const button of part?.querySelectorAll<HTMLElement>('[data-choice]') ?? [])
  button.addEventListener('click', () => answer(button.dataset.choice ?? 'no'));
document.querySelector('[data-part="privacy-choices"]')?.addEventListener('click', () => {
  ask();
  part?.querySelector<HTMLElement>('[data-choice]')?.focus();
});

export {};
