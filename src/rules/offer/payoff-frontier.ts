import type { Application } from '#entities/application/application.ts';
import { type Cents, type Dollars, toDollars } from '#entities/values/money.ts';
import type { Policy } from '#policy/policy.ts';
import { countedPayment } from '../debts/counted-payment.ts';
import { nonMortgageDebts } from '../debts/monthly-debts.ts';
import { isSolarObligation } from '../debts/solar-obligation.ts';

/** A debt the line could pay off: its cost, and the payment it removes from DTI. */
export type PayoffCandidate = { id: string; total: Dollars; freed: Cents };

/** A set of debts, as a chain from the last one added. */
type Chosen = { candidate: PayoffCandidate; before: Chosen } | null;
export type PayoffSet = { total: number; freed: number; chosen: Chosen };

export type Frontier = { sets: PayoffSet[]; within: Dollars };

/** Up to this many debts, every set is checked. */
export const EXACT_UP_TO = 15;
const MOST_SETS = 1024;

export const payoffCandidates = (
  application: Pick<Application, 'liabilities' | 'mortgages'>,
  policy: Pick<Policy, 'debts'>,
): PayoffCandidate[] =>
  nonMortgageDebts(application).flatMap((debt) => {
    const { monthly } = countedPayment(debt, policy);
    return monthly === null || monthly === 0 || debt.balance === 0 || isSolarObligation(debt)
      ? []
      : [{ id: debt.id, total: debt.balance, freed: monthly }];
  });

/** Both lists rise in total and in payment freed; so does the merged one, with no set dominated by another. */
const mergeSets = (left: readonly PayoffSet[], right: readonly PayoffSet[]): PayoffSet[] => {
  const merged: PayoffSet[] = [];
  let most = -1;
  for (let l = 0, r = 0; l < left.length || r < right.length; ) {
    const [a, b] = [left[l], right[r]];
    const takesLeft =
      b === undefined || (a !== undefined && (a.total < b.total || (a.total === b.total && a.freed >= b.freed)));
    const next = takesLeft ? a : b;
    if (takesLeft) l += 1;
    else r += 1;
    if (next !== undefined && next.freed > most) {
      merged.push(next);
      most = next.freed;
    }
  }
  return merged;
};

/** One set per bucket of totals, the one that frees most: no dropped set is more than a bucket cheaper than the one kept. */
const thinSets = (sets: readonly PayoffSet[], width: number): PayoffSet[] =>
  sets.filter((set, at) => {
    const next = sets[at + 1];
    return next === undefined || at === 0 || Math.floor(next.total / width) !== Math.floor(set.total / width);
  });

/** Once a set frees enough, more expensive ones are of no use. */
const upToEnough = (sets: PayoffSet[], enough: number): PayoffSet[] => {
  const first = sets.findIndex(({ freed }) => freed >= enough);
  return first === -1 ? sets : sets.slice(0, first + 1);
};

/**
 * The frontier of payoff sets, none dominated by one that costs less and frees more. Exact up to fifteen debts; beyond that
 * `within` is the most dollars by which a dropped set could have been cheaper. `enough` ends the search early.
 */
export const payoffFrontier = (
  candidates: readonly PayoffCandidate[],
  { most, enough = Number.POSITIVE_INFINITY }: { most: Dollars; enough?: number },
): Frontier => {
  const width = Math.max(1, Math.ceil(most / MOST_SETS));
  let sets: PayoffSet[] = [{ total: 0, freed: 0, chosen: null }];
  let thinned = 0;
  for (const candidate of candidates) {
    const more: PayoffSet[] = [];
    for (const { total, freed, chosen } of sets) {
      if (total + candidate.total > most) break;
      more.push({
        total: total + candidate.total,
        freed: freed + candidate.freed,
        chosen: { candidate, before: chosen },
      });
    }
    sets = upToEnough(mergeSets(sets, more), enough);
    if (candidates.length > EXACT_UP_TO && sets.length > MOST_SETS) {
      sets = thinSets(sets, width);
      thinned += 1;
    }
  }
  return { sets, within: toDollars(thinned * width) };
};

/** In the order the debts were listed. */
export const chosenIds = ({ chosen }: PayoffSet): string[] => {
  const ids: string[] = [];
  for (let link = chosen; link !== null; link = link.before) ids.push(link.candidate.id);
  return ids.reverse();
};
