import type { Product } from '#entities/application/offer-choice.ts';
import type { Policy } from '#policy/policy.ts';

/** The draws of a variable line, the terms of a fixed one, shortest first. */
export const yearsOf = (product: Product, { products }: Pick<Policy, 'products'>): number[] =>
  (product === 'variable' ? products.variable.draws : products.fixed.terms)
    .map(({ years }) => years)
    .toSorted((one, other) => one - other);
