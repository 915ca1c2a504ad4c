import type { Page } from 'playwright-core';
import { situationOf } from '../src/testing/personas/application-of.ts';
import type { Persona } from '../src/testing/personas/persona.ts';
import { type Product, settled, type Visitor, type Width } from './product.ts';

type Place = { persona: Persona; at: string; path: string; email: string };

/** A lead of its own whose row then holds what the persona had answered when it came to a page. */
export const visitAs = async (
  product: Product,
  { persona, at, path, email }: Place,
  [width, options]: [Width, Parameters<Product['visit']>[1]?] = ['desktop'],
): Promise<Visitor> => {
  const visitor = await product.visit(width, options);
  await startLead(visitor.page, { url: product.url, email });
  const { application, status } = situationOf(persona, at);
  await product.query('UPDATE applications SET document = $1, status = $2 WHERE email = $3', [
    JSON.stringify(application),
    status,
    email,
  ]);
  await visitor.page.goto(product.url + path);
  await settled(visitor.page);
  return visitor;
};

const startLead = async (page: Page, { url, email }: { url: string; email: string }): Promise<void> => {
  await page.goto(url);
  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Last name').fill('Whitfield');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: /See what I could borrow/ }).click();
  await page.waitForURL('**/app/initial-setup/property-value');
};
