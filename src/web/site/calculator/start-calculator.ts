import { deletedBy } from '#entities/text/masks.ts';
import { moneyMask } from '#entities/text/money-mask.ts';
import { dollarsFromText, dollarsText } from '#entities/text/money-text.ts';
import type { Dollars } from '#entities/values/money.ts';
import { calculatorWords } from '#words/site/calculator.ts';
import { getPolicyShown } from '../content/shown-policy.ts';
import { type CalculatorRange, calculate } from './calculate.ts';
import { figureNames, type ResultTexts, resultTexts, roomNames } from './result-texts.ts';

const amounts = ['value', 'owed', 'wanted'] as const;
type Amount = (typeof amounts)[number];

/** Long enough for a screen reader to announce the result and not every key. */
const SPEAK_AFTER_MS = 600;

const isRange = (text: string): text is CalculatorRange => text in calculatorWords.ranges;

/** Activates the prerendered markup: finds elements by `data-` names and fills in the texts. */
export const startCalculator = (part: HTMLElement): void => {
  // The page was written with the index in force, which this script was not built with.
  const policy = getPolicyShown(JSON.parse(part.dataset.index ?? 'null') ?? undefined);
  const find = <T extends Element>(selector: string, kind: new () => T): T => {
    const found = part.querySelector(selector);
    if (!(found instanceof kind)) throw new Error(`The calculator has no ${selector}`);
    return found;
  };
  const fields = {
    value: find('[name="value"]', HTMLInputElement),
    owed: find('[name="owed"]', HTMLInputElement),
    wanted: find('[name="wanted"]', HTMLInputElement),
  };
  const range = find('[name="range"]', HTMLSelectElement);
  const sentence = find('[data-slot="sentence"]', HTMLElement);
  const figures = find('[data-slot="figures"]', HTMLElement);
  const before = { value: '', owed: '', wanted: '' };
  let speaking: ReturnType<typeof setTimeout> | undefined;

  const speak = (text: string): void => {
    clearTimeout(speaking);
    speaking = setTimeout(() => {
      sentence.textContent = text;
    }, SPEAK_AFTER_MS);
  };

  const room = find('[data-slot="room"]', HTMLElement);
  const legend = find('[data-slot="legend"]', HTMLElement);

  const show = ({ sentence: text, figures: shown, room: left, terms, bar }: ResultTexts): void => {
    speak(text);
    figures.hidden = shown === null;
    legend.hidden = shown === null;
    room.hidden = left === null;
    for (const name of left === null ? [] : roomNames) {
      find(`[data-room="${name}"] dt`, HTMLElement).textContent = left?.[name].label ?? '';
      find(`[data-room="${name}"] dd`, HTMLElement).textContent = left?.[name].value ?? '';
    }
    find('[data-slot="terms"]', HTMLElement).textContent = terms;
    find('[data-bar="owed"]', SVGRectElement).setAttribute('width', bar.owed);
    find('[data-bar="line"]', SVGRectElement).setAttribute('x', bar.owed);
    find('[data-bar="line"]', SVGRectElement).setAttribute('width', bar.line);
    if (shown === null) return;
    for (const name of figureNames) {
      find(`[data-figure="${name}"]`, HTMLElement).textContent = shown[name].value;
      find(`[data-note="${name}"]`, HTMLElement).textContent = shown[name].note;
    }
  };

  /** Null where a value cannot be parsed; the field shows its own error. */
  const amountIn = (name: Amount): Dollars | null => {
    const amount = dollarsFromText(fields[name].value);
    const isGood = amount !== null && !(name === 'value' && amount === 0);
    fields[name].setAttribute('aria-invalid', String(!isGood));
    find(`[data-error="${name}"]`, HTMLElement).textContent = isGood ? '' : calculatorWords.missing[name];
    return isGood ? amount : null;
  };

  const refresh = (): void => {
    const [value, owed, wanted] = amounts.map(amountIn);
    if (value == null || owed == null || wanted == null || !isRange(range.value)) return;
    const input = { value, owed, wanted, range: range.value };
    show(resultTexts({ input, result: calculate(input, policy), policy }));
  };

  for (const name of amounts) {
    const field = fields[name];
    // Formats text typed while the rules were loading.
    const typed = dollarsFromText(field.value);
    if (typed !== null) field.value = dollarsText(typed);
    before[name] = field.value;
    field.addEventListener('input', (event) => {
      const caret = field.selectionStart ?? field.value.length;
      const deleted = deletedBy(event instanceof InputEvent && event.inputType);
      const masked = moneyMask({ previous: before[name], typed: field.value, caret, deleted });
      field.value = masked.text;
      field.setSelectionRange(masked.caret, masked.caret);
      before[name] = masked.text;
      refresh();
    });
  }
  range.addEventListener('change', refresh);
  refresh();
};
