import { signing as words } from '#words/loan/signing.ts';
import type { Person } from '../src/entities/values/person.ts';
import { consentCode } from '../src/server/usecases/documents/prepare-documents.ts';
import type { Product, Visitor } from './product.ts';

type Signer = { applicationId: string; person: Person };

/** Types the code shown in the consent PDF. */
export const consent = async (product: Product, { page }: Visitor, signer: Signer): Promise<void> => {
  await page.getByRole('heading', { name: words.consent.title }).waitFor();
  await page.getByLabel(words.consent.code).fill(consentCode(product.container, signer));
  await page.getByRole('button', { name: words.consent.agree }).click();
};

export const adopt = async ({ page }: Visitor): Promise<void> => {
  await page.getByLabel(words.adopt.check).check();
  await page.getByRole('button', { name: words.adopt.submit }).click();
  await page.getByRole('heading', { name: words.adopt.adopted }).waitFor();
};

/** By keyboard alone: the next section, and its signature field if it has one. Stops after so many presses, for tests that leave midway. */
export const signEverything = async ({ page }: Visitor, most = 60): Promise<void> => {
  const goOn = page.getByRole('button', { name: words.done.goOn });
  for (let part = 0; part < most; part += 1) {
    if (await goOn.isVisible()) return;
    const press = page.getByRole('button', { name: /^(Place my initials|Sign): / });
    const heading = await page.locator('article h2').textContent();
    const button = (await press.isVisible()) ? press : page.getByRole('button', { name: words.next });
    await button.focus();
    await page.keyboard.press('Enter');
    await Promise.race([
      page.waitForFunction((before) => document.querySelector('article h2')?.textContent !== before, heading),
      goOn.waitFor(),
    ]);
  }
};
