import { describe, expect, it } from 'vitest';
import { disclosureDocument } from './disclosure-document.ts';
import { documentPdf } from './document-pdf.ts';
import { readPdf } from './testing/read-pdf.ts';
import { sampleDocument, sampleFacts } from './testing/sample-documents.ts';

const facts = sampleFacts();
const early = disclosureDocument(facts, 'earlyDisclosures');
const flat = (value: unknown): string => JSON.stringify(value);

describe('the early disclosures before page 1', () => {
  it('have the groups of the regulation in its order', () => {
    expect(early.sections.map(({ title }) => title)).toEqual([
      'Keep this copy. Terms can change',
      'Your home is the security',
      'When we may end, stop or reduce the line',
      'Minimum payments: the variable-rate line',
      'Minimum payments: the fixed-rate line',
      'Annual percentage rate',
      'Fees',
      'Draws and taxes',
      'How the rate moves',
      'The index in the last 15 years: the variable-rate line',
      'The index in the last 15 years: the fixed-rate line',
    ]);
  });

  it('say in their PDF what the page shows: every line we have, with the figures of the dearest', async () => {
    const { text } = await readPdf((await documentPdf(early)).bytes);
    for (const sentence of [
      'a margin of between −0.61 and 6.24 (variable-rate line) or between −0.11 and 7.49 (fixed-rate line) percentage points',
      'would be 12.99% for the variable-rate line and 14.24% for the fixed-rate line, each with the highest margin we charge',
      'an origination fee of 0.00%, 1.50%, 2.99% or 4.99% of the line, as you choose',
      'never exceeds 18.00%',
      '10 years 12.99% 120 payments of $108.25',
      'your home at 12 Larch Street, Richmond, VA 23220',
    ])
      expect(text).toContain(sentence);
    expect(text.match(/20\d\d (?:Draw|Repayment) \d+\.\d\d% 6\.24 /g)).toHaveLength(15);
  });

  it('are the text that is signed later, with nothing to sign', () => {
    const signed = sampleDocument('earlyDisclosures');
    expect(early.version).toBe(signed.version);
    expect(early.sections.every(({ place }) => place === null)).toBe(true);
    const titles = (sections: typeof early.sections) => sections.map(({ title }) => title);
    const ofVariable = titles(early.sections).filter((title) => !title.endsWith('the fixed-rate line'));
    expect(titles(signed.sections)).toEqual([...ofVariable, 'Receipt']);
    expect(flat(signed.sections[2]?.blocks)).toBe(flat(early.sections[2]?.blocks));
  });

  it('speak of the home without an address while there is none', () => {
    const { application } = facts;
    const unknown = { ...application, property: { ...application.property, line1: null } };
    const paper = disclosureDocument({ ...facts, application: unknown }, 'earlyDisclosures');
    expect(flat(paper.sections[1])).toContain('a security interest in your home.');
  });
});

describe('the brochure', () => {
  it('is one text, which its receipt names', () => {
    const brochure = disclosureDocument(facts, 'brochure');
    expect(brochure).toEqual(sampleDocument('brochure'));
    const receipt = flat(sampleDocument('brochureReceipt').sections);
    expect(receipt).toContain(brochure.title);
    expect(receipt).toContain('text of November 17, 2026');
  });
});
