type Keyed = { key: string };
type ByKey<Steps extends readonly Keyed[]> = { [Each in Steps[number] as Each['key']]: Each };

/** The registry is derived from the list, so that a step is entered once. */
export function stepsByKey<const Steps extends readonly Keyed[]>(steps: Steps): ByKey<Steps>;
export function stepsByKey(steps: readonly Keyed[]): Record<string, Keyed> {
  return Object.fromEntries(steps.map((step) => [step.key, step]));
}
