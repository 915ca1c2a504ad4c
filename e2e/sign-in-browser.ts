import { expect } from 'vitest';
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

/**
 * By keyboard alone: the bar leads to the next place and never signs it; the place is signed where it stands. Stops after so many
 * places, for tests that leave midway.
 */
export const signEverything = async ({ page }: Visitor, most = 60): Promise<void> => {
  const goOn = page.getByRole('button', { name: words.done.goOn });
  const next = page.getByRole('button', { name: /^Next place to sign, / });
  const signed = page.getByText(/^\d+ of \d+ signed\.$/);
  for (let places = 0; places < most; places += 1) {
    await next.or(goOn).waitFor();
    if (await goOn.isVisible()) return;
    const before = (await signed.textContent()) ?? '';
    await next.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.closest('[id^="place-"]') !== null);
    expect(await signed.textContent()).toBe(before);
    await page.keyboard.press('Enter');
    await expect.poll(() => signed.textContent()).not.toBe(before);
  }
};
