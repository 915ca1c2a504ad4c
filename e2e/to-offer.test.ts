import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StepKey } from '../src/funnel/steps.ts';
import { personas } from '../src/testing/personas/personas.ts';
import { steps as words } from '../src/words/en/steps.ts';
import { violationsOn } from './axe.ts';
import { openProduct, type Product, settled, type Width } from './product.ts';
import { answerOnTheWay, begin, isOffer, joinAndConsent, pagesToOffer } from './walk-to-offer.ts';

let product: Product;
let withoutUsage: Product;
beforeAll(async () => {
  product = await openProduct();
  withoutUsage = await openProduct({ LANDING_VARIANT: 'withoutUsageStep' });
}, 240_000);
afterAll(async () => {
  await product.close();
  await withoutUsage.close();
});

/** Each once, the widths by turns over every entry; all of them at both widths in the long run. */
const turns = new Map<string, number>();
const walks = personas.flatMap((persona) => {
  const turn = turns.get(persona.variant) ?? 0;
  turns.set(persona.variant, turn + 1);
  const widths: Width[] = turn % 2 === 0 ? ['phone', 'desktop'] : ['desktop', 'phone'];
  return (process.env.TEST_LONG ? widths : widths.slice(0, 1)).map((width) => ({ persona, name: persona.name, width }));
});

describe('the way to an offer', () => {
  it.each(walks)(
    'is walked by $name on a $width, to an offer or to the page that says why not',
    async ({ persona, width }) => {
      const place = persona.variant === 'withoutUsageStep' ? withoutUsage : product;
      const { page, problems, close } = await begin(place, persona, width);
      const pages = pagesToOffer(persona);
      for (const visit of pages) {
        const { key } = visit.step;
        if (key === 'name' || key === 'email') continue;
        await page.locator('main:not([inert]) h1').first().waitFor();
        expect(await violationsOn(page), key).toEqual([]);
        if (isOffer(key)) {
          if (persona.coborrower !== null) {
            await joinAndConsent(place, persona);
            await page.reload();
          }
          await settled(page);
          const slider = page.getByRole('slider');
          if (visit.decision.offers.length > 0) await slider.first().waitFor();
          else expect(await slider.count()).toBe(0);
        } else await answerOnTheWay(page, persona, visit);
      }
      const last = pages.at(-1);
      if (last && !isOffer(last.step.key)) {
        const { to } = last.leadsTo;
        await page.waitForURL(({ pathname, search }) => pathname + search === to);
        await page
          .getByRole('heading', { level: 1, name: words[last.step.key as StepKey].question })
          .waitFor({ state: 'detached' });
        await settled(page);
        expect(await violationsOn(page), to).toEqual([]);
      }
      expect(problems).toEqual([]);
      await close();
    },
  );
});
