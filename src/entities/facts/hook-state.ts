import { z } from 'zod';

/**
 * The state of a vendor's webhook. `late`: its loan or journey had ended, so nothing changed. `unmatched`: it concerns nothing here.
 * `ignored`: of no use here. `unreadable`: signed by the vendor, in a form we do not know.
 */
export const hookState = z.enum(['received', 'worked', 'late', 'unmatched', 'ignored', 'unreadable']);
export type HookState = z.infer<typeof hookState>;

/** Where a message to the loan system stands. `failed`: no answer yet, and we keep trying. */
export const loanSystemState = z.enum(['waiting', 'delivered', 'refused', 'failed']);
export type LoanSystemState = z.infer<typeof loanSystemState>;
