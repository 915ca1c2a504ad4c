import { day } from '#entities/values/day.ts';
import { textAt, type XmlElement } from '../xml/xml-element.ts';

/** Amounts come as `31206.00`; a missing amount is not zero. */
export const dollarsAt = (element: XmlElement, ...path: string[]): number | null => {
  const text = textAt(element, ...path);
  const amount = text === null ? Number.NaN : Number(text);
  return Number.isFinite(amount) && amount >= 0 ? Math.round(amount) : null;
};

export const dayAt = (element: XmlElement, ...path: string[]) => {
  const parsed = day.safeParse(textAt(element, ...path)?.slice(0, 10));
  return parsed.success ? parsed.data : null;
};
