/** The actions a check can be solved for, and the number of calls one solution is valid for. Calls that change something are `api_update`. */
export const botCheckActions = { api_update: { calls: 30 }, start_lead: { calls: 1 } } as const satisfies Record<
  string,
  { calls: number }
>;

export type BotCheckAction = keyof typeof botCheckActions;

/** The solved challenge, by a hash that counts its uses, the number of them it allows, and its expiry. */
export type SolvedCheck = { tokenHash: Buffer; calls: number; expiresAt: Date };

/** A challenge is opaque to us; the browser sends the token back in `x-bot-check`. */
export type BotCheck = {
  /** For one action of one holder: the cookie of a session, or of a visit without one. */
  challenge: (use: { action: BotCheckAction; holder: string }) => Promise<unknown>;
  /** Null when the token is forged, expired, unsolved, or made for another action or none of these holders. */
  verify: (token: string, use: { action: BotCheckAction; holders: readonly string[] }) => Promise<SolvedCheck | null>;
};
