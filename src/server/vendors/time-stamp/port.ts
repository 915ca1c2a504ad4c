/** Signs a digest together with the time (RFC 3161), so that others need not take our word for it. */
export type TimeStampAuthority = {
  /** Sends a query and returns the response, both DER. */
  ask: (query: Buffer) => Promise<Buffer>;
  /** PEM certificates the authority's own must be among or issued by; empty where any is accepted. */
  trusted: readonly string[];
};
