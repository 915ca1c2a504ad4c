import type { SandboxBehaviour, Vendor } from '#sandbox/vendor-behavior.ts';
import type { Adapter } from '#server/vendors/port.ts';

export type Switches = (vendor: Vendor) => Promise<SandboxBehaviour>;
export type SandboxSurroundings = { switches: Switches; sleep: (milliseconds: number) => Promise<void> };

type Twist = Exclude<SandboxBehaviour, 'found' | 'slow' | 'down'>;

/** Longer than a page waits and shorter than a port's timeout. */
export const SLOW_MS = 6_000;

type Switched<Request, Answer> = {
  vendor: Vendor;
  answer: (request: Request) => Answer | Promise<Answer>;
  /** How a switch changes the usual answer; without an entry it stays the same. */
  twists?: Partial<Record<Twist, (answer: Answer, request: Request) => unknown>>;
};

/** A sandbox as an adapter: its usual answer, or the one set by the switch on the sandbox page. */
export const switched =
  <Request, Answer>(
    { switches, sleep }: SandboxSurroundings,
    { vendor, answer, twists = {} }: Switched<Request, Answer>,
  ): Adapter<Request> =>
  async (request) => {
    const behaviour = await switches(vendor);
    if (behaviour === 'down') throw new Error(`The sandbox's ${vendor} is switched off.`);
    if (behaviour === 'slow') await sleep(SLOW_MS);
    const usual = await answer(request);
    const twist = behaviour === 'found' || behaviour === 'slow' ? undefined : twists[behaviour];
    const told = twist ? twist(usual, request) : usual;
    return { answer: told, raw: JSON.stringify(told) };
  };
