import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byTurns, isLong } from '#testing/long-run/turns.ts';
import { type FunnelVariant, funnelVariant } from '../../../src/entities/values/funnel-variant.ts';
import type { Persona } from '../../../src/sandbox/personas/persona.ts';
import { personas } from '../../../src/sandbox/personas/personas.ts';
import { violationsOn } from '../../axe.ts';
import { openProduct, type Product, settled, type Width, widthsAt } from '../../product.ts';
import { answerOnTheWay, begin, isOffer, joinAndConsent, openOffer, pagesToOffer } from '../../walk-to-offer.ts';

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

/** A partner's link brings one applicant only. */
const entriesOf = ({ variant }: Persona): FunnelVariant[] =>
  isLong
    ? [...new Set([variant, ...funnelVariant.options])].filter((entry) => entry === variant || entry !== 'mcr')
    : [variant];

/** A twelfth of them, alternating widths over every entry; all by every entry and at both widths in the long run. */
const turns = new Map<string, number>();
const walks = personas.flatMap((person) => {
  const turn = turns.get(person.variant) ?? 0;
  turns.set(person.variant, turn + 1);
  return entriesOf(person).flatMap((variant) =>
    widthsAt(turn).map((width) => ({
      persona: { ...person, variant },
      name: person.name,
      variant,
      width,
    })),
  );
});

/** Each kind of page once, at either width; in the long run at both for every applicant. */
const seen = new Set<string>();
const isNew = (kind: string, { persona, width }: { persona: Persona; width: Width }): boolean => {
  const visit = isLong ? [kind, width, persona.name].join(' ') : kind;
  const isKnown = seen.has(visit);
  seen.add(visit);
  return !isKnown;
};

describe('the way to an offer', () => {
  it.each(byTurns(walks, 12))(
    'is walked by $name from $variant on a $width, to an offer or to the page that says why not',
    async ({ persona, width }) => {
      const place = persona.variant === 'withoutUsageStep' ? withoutUsage : product;
      const { page, problems, close } = await begin(place, persona, width);
      const pages = pagesToOffer(persona);
      for (const visit of pages) {
        const { key } = visit.step;
        if (key === 'name' || key === 'email') continue;
        const { offers } = visit.decision;
        const kind = isOffer(key) ? `${key} with ${offers.length > 0 ? 'offers' : 'none'}` : key;
        if (isNew(kind, { persona, width })) expect(await violationsOn(page), kind).toEqual([]);
        if (isOffer(key)) {
          if (persona.coborrower !== null) {
            await joinAndConsent(place, persona);
            await page.reload();
          }
          await settled(page);
          const slider = page.getByRole('slider');
          if (offers.length > 0) await openOffer(page);
          else expect(await slider.count()).toBe(0);
        } else await answerOnTheWay(page, persona, visit);
      }
      const last = pages.at(-1);
      if (last && !isOffer(last.step.key)) {
        const { to } = last.leadsTo;
        await page.waitForURL(({ pathname, search }) => pathname + search === to);
        if (isNew(to, { persona, width })) expect(await violationsOn(page), to).toEqual([]);
      }
      expect(problems).toEqual([]);
      await close();
    },
  );
});
