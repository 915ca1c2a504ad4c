import type { Step } from './engine/define-step.ts';

type Outline = Partial<Step> & { key: string };

const outlines = new Map<string, Outline>();
const whole = new Set<string>();

/** A step of which only the outline is here. To read anything else of it before it has arrived fails: what is not known is never taken for fine. */
export const stepToCome = (given: Outline): object => {
  const outline: Outline = { isAsked: () => true, ...given };
  outlines.set(outline.key, outline);
  return new Proxy(outline, {
    get: (known, name) => {
      if (name in known) return Reflect.get(known, name);
      throw new Error(`The step ${outline.key} was asked for its ${String(name)} before it arrived.`);
    },
  });
};

/** The whole steps take the place of their outlines. A step that is whole already stays as it is. */
export const arrive = (steps: readonly Step[]): void => {
  for (const step of steps) {
    Object.assign(outlines.get(step.key) ?? {}, step);
    whole.add(step.key);
  }
};

export const isToCome = (key: string): boolean => outlines.has(key) && !whole.has(key);

/** Whether every step is whole. */
export const haveArrived = (): boolean => ![...outlines.keys()].some(isToCome);
