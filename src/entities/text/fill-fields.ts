const FIELD = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The fields a text asks for, each once. */
export const fieldsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(FIELD)].map(([, name]) => name ?? '')),
];

/** The text with every known value in its place; a field without one stays as it stands. */
export const fillFields = (text: string, values: Readonly<Record<string, string | null>>): string =>
  text.replace(FIELD, (field, name: string) => values[name] ?? field);
