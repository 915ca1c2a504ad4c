export type JsonPath = readonly (string | number)[];

type Cursor = {
  text: string;
  at: number;
  path: (string | number)[];
  lines: Map<string, number>;
  twice: { path: JsonPath; line: number }[];
};

const keyOf = (path: JsonPath): string => JSON.stringify(path);

/** The starting line of each value in a JSON text. The text must be valid JSON: `JSON.parse` comes first. */
const readLines = (text: string): Pick<Cursor, 'lines' | 'twice'> => {
  const cursor: Cursor = { text, at: 0, path: [], lines: new Map(), twice: [] };
  readValue(cursor);
  return cursor;
};

const skipTo = (cursor: Cursor, stop: RegExp): string => {
  while (!stop.test(cursor.text.charAt(cursor.at))) cursor.at += 1;
  return cursor.text.charAt(cursor.at);
};

const readString = (cursor: Cursor): string => {
  const start = cursor.at;
  cursor.at += 1;
  while (cursor.text.charAt(cursor.at) !== '"') cursor.at += cursor.text.charAt(cursor.at) === '\\' ? 2 : 1;
  cursor.at += 1;
  return String(JSON.parse(cursor.text.slice(start, cursor.at)));
};

const readValue = (cursor: Cursor): void => {
  const opening = skipTo(cursor, /\S/);
  const line = cursor.text.slice(0, cursor.at).split('\n').length;
  if (cursor.lines.has(keyOf(cursor.path))) cursor.twice.push({ path: [...cursor.path], line });
  cursor.lines.set(keyOf(cursor.path), line);
  if (opening === '"') readString(cursor);
  else if (opening === '{' || opening === '[') readMembers(cursor, opening);
  else while (/[^\s,\]}]/.test(cursor.text.charAt(cursor.at))) cursor.at += 1;
};

const readMembers = (cursor: Cursor, opening: '{' | '['): void => {
  cursor.at += 1;
  for (let index = 0; !/[\]}]/.test(skipTo(cursor, /[^\s,]/)); index += 1) {
    const name = opening === '{' ? readString(cursor) : index;
    if (opening === '{') {
      skipTo(cursor, /:/);
      cursor.at += 1;
    }
    cursor.path.push(name);
    readValue(cursor);
    cursor.path.pop();
  }
  cursor.at += 1;
};

/** The line of the value, or of the nearest enclosing value when the path itself is missing. */
export const lineOfPath = (text: string, path: JsonPath): number => {
  const { lines } = readLines(text);
  for (let depth = path.length; depth > 0; depth -= 1) {
    const line = lines.get(keyOf(path.slice(0, depth)));
    if (line !== undefined) return line;
  }
  return lines.get(keyOf([])) ?? 1;
};

/** Duplicate names in an object, each with its second line. `JSON.parse` silently takes the last one. */
export const namedTwice = (text: string): readonly { path: JsonPath; line: number }[] => {
  const { twice } = readLines(text);
  return twice.filter(
    ({ path }) =>
      !twice.some((outer) => outer.path.length < path.length && outer.path.every((part, at) => part === path[at])),
  );
};
