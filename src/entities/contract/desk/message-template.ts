import { z } from 'zod';
import { fieldsIn } from '../../text/fill-fields.ts';

/** What a text can take from the loan it is sent on. */
export const templateField = z.enum([
  'firstName',
  'loanNumber',
  'line',
  'signingDay',
  'signingTime',
  'openItems',
  'staffName',
  'lenderPhone',
]);
export type TemplateField = z.infer<typeof templateField>;

const isField = (name: string): boolean => templateField.safeParse(name).success;

/** Names in a text that no loan can fill. */
export const unknownFields = (body: string): string[] => fieldsIn(body).filter((name) => !isField(name));

/** A text as staff write it. */
export const templateText = z.object({
  name: z.string().trim().min(3).max(60),
  body: z
    .string()
    .trim()
    .min(10)
    .max(3000)
    .refine((body) => unknownFields(body).length === 0),
});
export type TemplateText = z.infer<typeof templateText>;

/** The newest version of one of the lender's own texts. */
export const messageTemplate = z.object({
  id: z.uuid(),
  version: z.int(),
  name: z.string(),
  body: z.string(),
  isRetired: z.boolean(),
  by: z.string(),
  at: z.date(),
});
export type MessageTemplate = z.infer<typeof messageTemplate>;

/** A text with the loan's own values; one that lacks a value cannot be sent as it is. */
export const filledTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  text: z.string(),
  missing: z.array(templateField),
});
export type FilledTemplate = z.infer<typeof filledTemplate>;
