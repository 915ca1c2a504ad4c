import { disclosureName } from '#entities/contract/disclosure-name.ts';
import type { WrittenDocument, WrittenDocumentKind } from '#entities/contract/written-document.ts';
import { APPRAISAL } from '#entities/facts/valuation.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import type { UsState } from '#entities/values/us-state.ts';
import { disclosureDocument } from '../disclosure-document.ts';
import type { WritingFacts } from '../writing-facts.ts';
import { sampleDocument, sampleDocuments, sampleFacts } from './sample-documents.ts';

const chosen = (change: { product?: 'fixed' | 'variable'; fee?: number; hasAutopay?: boolean }): WritingFacts => {
  const { application } = sampleFacts();
  const { offerChoice } = application;
  if (offerChoice === null) throw new Error('no choice');
  const { product = 'variable', fee = 150, hasAutopay = false } = change;
  const choice = { ...offerChoice, product, originationFee: toBasisPoints(fee), hasAutopay };
  return sampleFacts({ application: { ...application, offerChoice: choice } });
};

/** The line as accepted, on a home elsewhere. */
const homeIn = (state: UsState): WritingFacts => {
  const facts = sampleFacts();
  return { ...facts, application: { ...facts.application, property: { ...facts.application.property, state } } };
};

/** An appraiser's value instead of the models'. */
const appraised = (): WritingFacts => {
  const { outside } = sampleFacts();
  const valuations = (outside.valuations ?? []).slice(0, 1).map((each) => ({ ...each, model: APPRAISAL, fsd: null }));
  return sampleFacts({ outside: { ...outside, valuations } });
};

const copyOf = (copy: 1 | 2): WrittenDocument => {
  const found = sampleDocuments().filter(({ kind }) => kind === 'rescissionNotice')[copy - 1];
  if (!found) throw new Error(`no copy ${copy}`);
  return found;
};

const before = (kind: WrittenDocumentKind, facts = sampleFacts()): WrittenDocument =>
  disclosureDocument(facts, disclosureName.parse(kind));

/** The samples that rows of the compliance tables name. */
export const complianceSamples: Readonly<Record<string, (kind: WrittenDocumentKind) => WrittenDocument>> = {
  variable: (kind) => sampleDocument(kind),
  any: (kind) => before(kind),
  florida: (kind) => before(kind, homeIn('FL')),
  fixed: (kind) => sampleDocument(kind, chosen({ product: 'fixed', fee: 0 })),
  autopay: (kind) => sampleDocument(kind, chosen({ hasAutopay: true })),
  'fixed autopay': (kind) => sampleDocument(kind, chosen({ product: 'fixed', fee: 0, hasAutopay: true })),
  owner: (kind) => sampleDocument(kind, sampleFacts({ owner: 'Rosa Alvarez' })),
  texas: (kind) => sampleDocument(kind, homeIn('TX')),
  'texas owner': (kind) => sampleDocument(kind, { ...homeIn('TX'), owner: 'Rosa Alvarez' }),
  appraisal: (kind) => sampleDocument(kind, appraised()),
  'copy 1': () => copyOf(1),
  'copy 2': () => copyOf(2),
};
