import { type Dollars, toDollars } from '#entities/money.ts';

/** What the national flood program insures a home for at most. */
const PROGRAM_LIMIT = toDollars(250_000);

/** The least flood insurance: the lesser of all debt on the home, the program's limit and the value. */
export const floodCoverageNeeded = ({ debt, value }: { debt: Dollars; value: Dollars }): Dollars =>
  toDollars(Math.min(debt, PROGRAM_LIMIT, value));
