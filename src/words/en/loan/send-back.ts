import type { DocumentType } from '#entities/values/document-type.ts';
import type { SendBackCause } from '#rules/documents/send-back-cause.ts';
import { documentLabel, documentWords } from './documents.ts';

type Said = { type: DocumentType; name: string; note: string };

const sentences: Readonly<Record<Exclude<SendBackCause, 'other'>, (said: Said) => string>> = {
  edgeCutOff: ({ name }) =>
    `An edge of “${name}” is cut off. Please send it again with all four corners in the picture.`,
  tooBlurry: ({ name }) =>
    `“${name}” is too blurry to read. Please send a sharper picture or scan, or the PDF you were given.`,
  tooOld: ({ name, type }) =>
    `“${name}” is too old to use. Please send the most recent one. ${documentWords[type].good}`,
  pagesMissing: ({ name }) => `Pages of “${name}” are missing. Please send all of its pages, the empty ones too.`,
  wrongDocument: ({ name, type }) =>
    `“${name}” is not the document we asked for: ${documentLabel(type)}. ${documentWords[type].good}`,
  wrongName: ({ name }) =>
    `The name on “${name}” is not the name on your application. Please send the one in your name, or tell us why they differ.`,
};

/** The sentence the sender reads, with the reviewer's own words after it. */
export const sendBackSentence = (cause: SendBackCause, said: Said): string =>
  [cause === 'other' ? '' : sentences[cause](said), said.note.trim()].filter((part) => part !== '').join(' ');
