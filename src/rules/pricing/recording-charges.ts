import { type Dollars, toDollars } from '#entities/values/money.ts';
import type { UsState } from '#entities/values/us-state.ts';
import type { Policy } from '#policy/policy.ts';

export type ChargeRange = { from: Dollars; to: Dollars };

/** What public offices charge for the security instrument of a line between two amounts; null where the policy has no figures. */
export const recordingCharges = (
  { states }: Pick<Policy, 'states'>,
  { state, line }: { state: UsState | null; line: { min: Dollars; max: Dollars } },
): ChargeRange | null => {
  const known = states.filter(({ code }) => state === null || code === state).map(({ recording }) => recording);
  if (known.length === 0) return null;
  const ranges = known.map(
    (charges) =>
      charges && {
        from: charges.from + Math.floor((line.min * charges.taxPerThousand) / 100_000),
        to: charges.to + Math.ceil((line.max * charges.taxPerThousand) / 100_000),
      },
  );
  if (ranges.some((range) => range === null)) return null;
  const all = ranges.filter((range) => range !== null);
  return {
    from: toDollars(Math.min(...all.map(({ from }) => from))),
    to: toDollars(Math.max(...all.map(({ to }) => to))),
  };
};

/** The smallest advance where the home stands. */
export const minimumDraw = ({ draws, states }: Pick<Policy, 'draws' | 'states'>, state: UsState | null): Dollars =>
  states.find(({ code }) => code === state)?.minDraw ?? draws.min;
