/** What a person is asked for, why, and what a good answer looks like. */
export type ConditionWords = { title: string; what: string; why: string; good: string };
