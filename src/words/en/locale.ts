/** The language of a document, as `lang` says it. */
export const language: string = 'en-US';
