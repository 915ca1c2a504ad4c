import { isListFresh } from '#rules/compliance/counselor-list.ts';
import { wordsFor } from '#words';
import type { SlotValues } from './fill-template.ts';
import { commonValues } from './line-values.ts';
import type { WritingFacts } from './writing-facts.ts';

/** The list of housing counselors. Without a list of the last 30 days its table is left out, which stops it. */
export const counselorValues = (facts: WritingFacts): SlotValues => {
  const { counselors: list, preparedOn, locale } = facts;
  const values = commonValues(facts);
  if (list === null || !isListFresh(list, preparedOn)) return values;
  const { inLongDate, writtenDocumentTexts } = wordsFor(locale);
  const texts = writtenDocumentTexts.counselors;
  const rows = list.counselors.map(({ name, phone, address, website, email, services, languages, distance }) => [
    `${name}, ${address}`,
    [phone, email, website].filter((part) => part !== null).join(', '),
    texts.offers({ services: services.join(', '), languages: languages.join(', ') }),
    texts.miles(distance.toFixed(1)),
  ]);
  const { agency, contact, offers, distance } = texts.columns;
  const columns = [agency, contact, offers, distance].map((label) => ({ label, align: 'left' as const }));
  return {
    ...values,
    texts: { ...values.texts, counselorZip: list.zip, counselorsOn: inLongDate(list.obtainedOn) },
    tables: { ...values.tables, counselors: { kind: 'table', caption: texts.caption, columns, rows } },
  };
};
