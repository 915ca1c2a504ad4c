import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { type Lender, lender } from '#entities/contract/lender.ts';

const LENDERS = fileURLToPath(new URL('../../lender', import.meta.url));

/** A plain name is a folder below `lender/`, anything else the path of a folder. */
export const lenderFolder = (name: string): string => (name.includes('/') ? resolve(name) : join(LENDERS, name));

/** Reads and checks the lender in a folder; returns a string describing the problem if it is invalid. */
export const readLender = (name: string): Lender | string => {
  const file = join(lenderFolder(name), 'lender.json');
  if (!existsSync(file)) return `there is no ${file}`;
  const picture = join(lenderFolder(name), 'logo.svg');
  const logo = existsSync(picture) ? readFileSync(picture, 'utf8') : null;
  const mailLogos = readMailLogos(lenderFolder(name));
  const read = lender.safeParse({ ...JSON.parse(readFileSync(file, 'utf8')), logo, mailLogos });
  return read.success ? read.data : problemsOf(read.error);
};

const readMailLogos = (folder: string): Lender['mailLogos'] => {
  const [light = '', dark = ''] = ['mail-logo.png', 'mail-logo-on-dark.png'].map((file) => join(folder, file));
  if (!existsSync(light) || !existsSync(dark)) return null;
  return { light: readFileSync(light, 'base64'), dark: readFileSync(dark, 'base64') };
};

const problemsOf = (error: z.ZodError): string =>
  error.issues.map(({ path, message }) => `${path.join('.')} of its lender.json: ${message}`).join('; ');
