import { addDays, type Day } from '#entities/values/day.ts';

/** A person as a partner brought them; `owner` is the partner's company, or the partner without one. */
export type Registration = { owner: string; partner: string; on: Day };

/** The day a registration ends: from then on another partner may bring the person. */
export const protectedUntil = (on: Day, days: number): Day => addDays(on, days);

/** Who brought the person first among those whose time has not run out; null when nobody did. */
export const standingRegistration = (
  registrations: readonly Registration[],
  { days, asOf }: { days: number; asOf: Day },
): (Registration & { until: Day }) | null => {
  const standing = registrations
    .map((each) => ({ ...each, until: protectedUntil(each.on, days) }))
    .filter(({ until }) => asOf < until);
  return standing.reduce<(typeof standing)[number] | null>(
    (first, each) => (first === null || each.on < first.on ? each : first),
    null,
  );
};
