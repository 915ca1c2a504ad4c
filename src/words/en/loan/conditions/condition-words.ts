/** The request, the reason for it, and a description of a good answer. */
export type ConditionWords = { title: string; what: string; why: string; good: string };
