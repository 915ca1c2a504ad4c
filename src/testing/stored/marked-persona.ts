import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import type { Persona } from '#sandbox/personas/persona.ts';

/** One value for each personal field, found nowhere else. */
export const markers: Readonly<Record<string, string | number>> = {
  email: 'marker.mail@example.com',
  phone: '6155519753',
  dateOfBirth: '1961-07-23',
  line1: '7391 Markerstreet Lane',
  annualIncome: 98_761,
  employerName: 'Markeremployer Ltd',
  position: 'Markerposition',
  base: 8_231,
  accountHolder: 'Markerholder',
  bankName: 'Markerbank',
};

const marked = <Value>(value: Value): Value => {
  if (Array.isArray(value)) return value.map(marked) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      ['string', 'number'].includes(typeof field) && key in markers ? markers[key] : marked(field),
    ]),
  ) as Value;
};

export const markedPersona: Persona = {
  ...homeownerWithOneJob,
  name: 'markermail',
  borrower: marked(homeownerWithOneJob.borrower),
};

/** A number may be part of a random id. */
export const isMarkedBy = (text: string, marker: string): boolean =>
  text.includes(marker) && new RegExp(`(?<![\\w-])${marker.replaceAll('.', '\\.')}(?![\\w-])`).test(text);
