/** The outcome of a fresh proof. `secret`: the session's own from now on. */
export type Confirmation = { kind: 'done'; secret: string } | { kind: 'wrong' };
