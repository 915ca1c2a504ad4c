import { noOutsideFacts, type OutsideFacts } from '#entities/outside-facts.ts';

const NONE = noOutsideFacts();

/** What others have told us about this application, as far as its people may see it. */
export const useOutsideFacts = (): OutsideFacts => NONE;
