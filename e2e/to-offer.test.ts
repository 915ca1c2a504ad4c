import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personas } from '../src/testing/personas/personas.ts';
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

/** Each kind of page once at each width; in the long run whenever someone comes by. */
const seen = new Set<string>();
const isNew = (kind: string, width: Width): boolean => {
  const isKnown = seen.has(`${kind} ${width}`);
  seen.add(`${kind} ${width}`);
  return !isKnown || Boolean(process.env.TEST_LONG);
};

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
        const { offers } = visit.decision;
        const kind = isOffer(key) ? `${key} with ${offers.length > 0 ? 'offers' : 'none'}` : key;
        if (isNew(kind, width)) expect(await violationsOn(page), kind).toEqual([]);
        if (isOffer(key)) {
          if (persona.coborrower !== null) {
            await joinAndConsent(place, persona);
            await page.reload();
          }
          await settled(page);
          const slider = page.getByRole('slider');
          if (offers.length > 0) await slider.first().waitFor();
          else expect(await slider.count()).toBe(0);
        } else await answerOnTheWay(page, persona, visit);
      }
      const last = pages.at(-1);
      if (last && !isOffer(last.step.key)) {
        const { to } = last.leadsTo;
        await page.waitForURL(({ pathname, search }) => pathname + search === to);
        if (isNew(to, width)) expect(await violationsOn(page), to).toEqual([]);
      }
      expect(problems).toEqual([]);
      await close();
    },
  );
});
