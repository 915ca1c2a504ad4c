import type { Locale } from '#entities/values/locale.ts';
import { readContent } from '../content/read-content.ts';
import { type MessageName, messages } from './messages.ts';

/** `short` is the text message, where one is sent. */
export type MessageSource = { subject: string; short: string | null; body: string };

const read = new Map<string, MessageSource>();

/** The source text, with its variables in double braces. Read once. */
export const messageSource = (locale: Locale, name: MessageName): MessageSource => {
  const key = `${locale}/${name}`;
  const source = read.get(key) ?? parse(locale, name);
  read.set(key, source);
  return source;
};

const parse = (locale: Locale, name: MessageName): MessageSource => {
  const text = readContent(locale, `mails/${messages[name].file}.md`);
  const [, subject, short, body] = /^---\nsubject: (.+)\n(?:text: (.+)\n)?---\n([\s\S]+)$/.exec(text) ?? [];
  if (!subject || !body) throw new Error(`The message ${name} has no subject or no text.`);
  return { subject, short: short ?? null, body: body.trim() };
};

export const variablesIn = ({ subject, short, body }: MessageSource): string[] => [
  ...new Set([...`${subject}\n${short}\n${body}`.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '')),
];
