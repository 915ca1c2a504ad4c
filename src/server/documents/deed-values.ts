import { lenderAddress } from '#entities/contract/lender.ts';
import type { DocumentTable } from '#entities/contract/written-document.ts';
import { addMonths } from '#entities/values/day.ts';
import { instrumentOf } from '#policy/state-duties.ts';
import { closingDay } from '#rules/closing/closing-standing.ts';
import { ownersOf } from '#rules/rescission/owners-of.ts';
import { wordsFor } from '#words';
import { MissingValue, type SlotValues } from './fill-template.ts';
import { lineValues } from './line-values.ts';
import { lineOf, type WritingFacts } from './writing-facts.ts';

type Row = readonly [name: string, label: string, data: string | null | undefined];

/** The first row without data names what is missing, and stops the sheet. */
const rowsOf = (rows: readonly Row[]): string[][] =>
  rows.map(([name, label, data]) => {
    if (!data) throw new MissingValue('deedSheet', name);
    return [label, data];
  });

/** Data for the security instrument, for the closing agent. Nothing in it is blank: what is missing stops it. */
export const deedValues = (facts: WritingFacts): SlotValues => {
  const { application, outside, lender, officer, locale, preparedOn, policy } = facts;
  const { inDollars, inList, inLongDate, inPercent, states, writtenDocumentTexts } = wordsFor(locale);
  const texts = writtenDocumentTexts.deed;
  const values = lineValues(facts);
  const { names, property: address, thirdPartyFees } = values.texts;
  const { state, county } = application.property;
  const { offer, repaymentYears } = lineOf(facts);
  const { title } = outside;
  const instrument = state && instrumentOf(state);
  const openedOn = closingDay(application.closing, preparedOn);
  const years =
    offer.product === 'fixed' ? policy.products.fixed.drawYears + offer.years : offer.years + repaymentYears;
  const trustee = lender.trustees.find((each) => each.state === state);
  const others = ownersOf(application, title).filter(({ owner }) => owner !== 'borrower' && owner !== 'coborrower');
  const trusteeText = trustee ? `${trustee.name}, ${trustee.address}` : undefined;
  const [first, second] = texts.columns;
  const columns = [first, second].map((label) => ({ label, align: 'left' as const }));
  const table = (caption: string, rows: readonly Row[]): DocumentTable => ({
    ...{ kind: 'table', caption, columns },
    rows: rowsOf(rows),
  });
  const tables = {
    parties: table(texts.captions.parties, [
      ['names', texts.grantors, names],
      ['owners', texts.owners, others.length === 0 ? texts.noOwners : inList(others.map(({ name }) => name))],
      ['vesting', texts.vesting, title?.vesting],
      ['lenderAddress', texts.lender, `${lender.legalName}, ${lenderAddress(lender)}, NMLS ${lender.nmls}`],
      ['officer', texts.officer, officer && `${officer.name}, NMLS ${officer.nmls}`],
      ['trustee', texts.trustee, instrument === 'deedOfTrust' ? trusteeText : texts.noTrustee],
    ]),
    land: table(texts.captions.land, [
      ['property', texts.address, address],
      ['county', texts.county, county && state && `${county}, ${states[state]}`],
      ['parcelNumber', texts.parcel, title?.parcelNumber],
      ['legalDescription', texts.legal, title?.legalDescription],
      ['usage', texts.use, facts.mayBePrincipalResidence ? texts.yes : texts.no],
    ]),
    debt: table(texts.captions.debt, [
      ['kind', texts.revolving, texts.revolvingText],
      ['amount', texts.limit, inDollars(offer.amount)],
      ['closingOn', texts.agreementOn, inLongDate(openedOn)],
      ['maturity', texts.maturity, inLongDate(addMonths(openedOn, years * 12))],
      ['rate', texts.rate, inPercent(offer.rate, 2)],
    ]),
    recording: table(texts.captions.recording, [
      ['county', texts.place, county && state && texts.recorder(county, states[state])],
      ['thirdPartyFees', texts.charges, thirdPartyFees],
      ['lenderAddress', texts.returnTo, `${lender.legalName}, ${lenderAddress(lender)}`],
    ]),
  };
  return {
    ...values,
    texts: { ...values.texts, ...(instrument && { instrument: texts.instruments[instrument] }) },
    tables: { ...values.tables, ...tables },
  };
};
