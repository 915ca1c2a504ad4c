export type JsonPath = readonly (string | number)[];

type Cursor = { text: string; at: number; path: (string | number)[]; lines: Map<string, number> };

const keyOf = (path: JsonPath): string => JSON.stringify(path);

/** The line each value of a JSON text starts on. The text has to be valid JSON: `JSON.parse` comes first. */
const linesOf = (text: string): Map<string, number> => {
  const cursor: Cursor = { text, at: 0, path: [], lines: new Map() };
  readValue(cursor);
  return cursor.lines;
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
  cursor.lines.set(keyOf(cursor.path), cursor.text.slice(0, cursor.at).split('\n').length);
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

/** The line of the value, or of the nearest value around it when the path itself is missing. */
export const lineOfPath = (text: string, path: JsonPath): number => {
  const lines = linesOf(text);
  for (let depth = path.length; depth > 0; depth -= 1) {
    const line = lines.get(keyOf(path.slice(0, depth)));
    if (line !== undefined) return line;
  }
  return lines.get(keyOf([])) ?? 1;
};
