import type { Adapter, Sending, Unavailable } from '../port.ts';

/** Where the applicant goes, until when, and the vendor's own id of the visit. */
export type StartedJourney = {
  reference: string;
  url: string;
  expiresAt: Date;
  /** A further key of the vendor's for this visit. */
  handle?: string | null;
};

export type Starting = Sending & {
  /** Our page the applicant comes back to. */
  returnUrl: string;
  at: Date;
};

/** A visit under way at the vendor. */
export type Visit<Request> = { request: Request; reference: string; handle: string | null };

/**
 * A vendor that needs the applicant. `start` prepares its page and is safe to repeat under one key; `look` gives the answer, or
 * `notReady` with the stage of the visit, and never `notFound` while it is under way.
 */
export type JourneyVendor<Request> = {
  start: (request: Request, starting: Starting) => Promise<StartedJourney | Unavailable>;
  look: Adapter<Visit<Request>>;
  /** Asks the same connection again after the visit has ended, if the vendor keeps it. */
  again?: Adapter<Visit<Request>>;
  /** For a vendor without a page of its own. */
  widget?: Widget;
};

/** A vendor's script that opens over a page of ours. */
export type Widget = {
  script: string;
  /** What the page may load from beside ourselves. */
  hosts: readonly string[];
  /** The call that opens it, given the visit's key and the way back as quoted texts. */
  open: (token: string, back: string) => string;
};

/** Asked once, or visited by the applicant. */
export type AskedOrVisited<Request> = Adapter<Request> | JourneyVendor<Request>;

export const isVisited = <Request>(part: AskedOrVisited<Request> | null): part is JourneyVendor<Request> =>
  part !== null && typeof part !== 'function';

export const widgetOf = <Request>(part: AskedOrVisited<Request> | null): Widget | null =>
  isVisited(part) ? (part.widget ?? null) : null;
