import { z } from 'zod';

const PARTS = /^---\n(?<head>[\s\S]*?)\n---\n+(?<body>[\s\S]*\S)\s*$/;
const ROW = /^(?<key>[a-z]+): (?<value>.+)$/;

/** The rows between two lines of dashes, checked by a schema, and the text below them. */
export const readFrontMatter = <T>(
  { path, text }: { path: string; text: string },
  schema: z.ZodType<T>,
): { head: T; body: string } => {
  const parts = PARTS.exec(text)?.groups;
  if (parts?.head === undefined || parts.body === undefined)
    throw new Error(`${path} needs its fields between two lines of dashes, then a text`);
  const rows = parts.head.split('\n').map((row) => {
    const { key, value } = ROW.exec(row)?.groups ?? {};
    if (key === undefined || value === undefined) throw new Error(`${path}: "${row}" is not a field and its value`);
    return [key, value];
  });
  const checked = schema.safeParse(Object.fromEntries(rows));
  if (!checked.success) throw new Error(`${path}: ${z.prettifyError(checked.error)}`);
  return { head: checked.data, body: parts.body };
};
