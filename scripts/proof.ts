/** Counts what one topic tried. */
export type Tally = {
  held: (what: string) => void;
  failed: (what: string) => void;
  /** Held or failed, by a condition. */
  check: (what: string, isHeld: boolean) => void;
  /** A figure worth reading. */
  note: (text: string) => void;
};

/** One topic of `attack/` or `faults/`: a file exports it as `proof`. */
export type Proof = { topic: string; minutes: number; run: (tally: Tally) => Promise<void> };
