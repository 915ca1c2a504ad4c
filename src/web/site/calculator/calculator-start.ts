import '../../checked-schemas.ts';

/** The only script loaded before the visitor touches the calculator. The rules load on first touch. */
const part = document.querySelector<HTMLElement>('[data-calculator]');
const touched = new AbortController();

const begin = async (): Promise<void> => {
  touched.abort();
  const { startCalculator } = await import('./start-calculator.ts');
  if (part) startCalculator(part);
};

for (const kind of ['pointerover', 'pointerdown', 'focusin', 'input'])
  part?.addEventListener(kind, begin, { signal: touched.signal });
