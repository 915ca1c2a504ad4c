import { auditDesk as words } from '#words/en/loan-desk/talk.ts';

type Told = readonly (readonly [name: string, text: string])[];

const SHOWN = 8;
const LONG = 80;

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** What names a row in our tables tells a reader nothing. */
const isRowId = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value);

const spoken = (name: string): string => name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();

const textOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const text = String(value);
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
};

/** Every value with its place; what is empty or only a key is left out. */
const told = (value: unknown, place: readonly string[] = []): Told => {
  if (Array.isArray(value) && value.every((each) => !isBranch(each)))
    return value.length === 0 ? [] : told(value.join(', '), place);
  if (isBranch(value)) return Object.entries(value).flatMap(([name, part]) => told(part, [...place, spoken(name)]));
  return value === null || value === undefined || value === '' || isRowId(value)
    ? []
    : [[place.join(' '), textOf(value)]];
};

const changes = (before: Told, after: Told): string[] => {
  const [was, is] = [new Map(before), new Map(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => was.get(name) !== is.get(name))
    .map((name) => words.changed(name, was.get(name) ?? null, is.get(name) ?? words.nothing));
};

/** What an event tells, in one line: of an answer what changed by it. The log itself keeps everything. */
export const eventDetail = ({ before, after, ...rest }: Readonly<Record<string, unknown>>): string => {
  const lines = [...told(rest).map(([name, text]) => words.told(name, text)), ...changes(told(before), told(after))];
  const more = lines.length - SHOWN;
  return [...lines.slice(0, SHOWN), ...(more > 0 ? [words.moreTold(more)] : [])].join('; ');
};
