/** A reason to stop that the person at the keyboard can act on; shown without a stack. */
export class StartError extends Error {}
