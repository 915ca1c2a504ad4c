/** The language of a document, for its `lang` attribute. */
export const language: string = 'en-US';
