import { readFileSync } from 'node:fs';
import { type MessageName, messages } from './messages.ts';

/** `short` is the text message, where one is sent. */
export type MessageSource = { subject: string; short: string | null; body: string };

const read = new Map<MessageName, MessageSource>();

/** The source text, with its variables in double braces. Read once. */
export const messageSource = (name: MessageName): MessageSource => {
  const source = read.get(name) ?? parse(name);
  read.set(name, source);
  return source;
};

const parse = (name: MessageName): MessageSource => {
  const path = new URL(`../../../content/en/mails/${messages[name].file}.md`, import.meta.url);
  const [, subject, short, body] =
    /^---\nsubject: (.+)\n(?:text: (.+)\n)?---\n([\s\S]+)$/.exec(readFileSync(path, 'utf8')) ?? [];
  if (!subject || !body) throw new Error(`The message ${name} has no subject or no text.`);
  return { subject, short: short ?? null, body: body.trim() };
};

export const variablesIn = ({ subject, short, body }: MessageSource): string[] => [
  ...new Set([...`${subject}\n${short}\n${body}`.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '')),
];
