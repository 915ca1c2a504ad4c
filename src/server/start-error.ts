/** A startup failure the operator can act on; shown without a stack. */
export class StartError extends Error {}
