import { valueUsed, winningValuation } from '#rules/eligibility/value-used.ts';
import { Chip } from '#web/ui/chip.tsx';
import table from '#web/ui/data-table.module.css';
import { titleHolders, trustKinds } from '#words/application-labels.ts';
import { inDollars, inLongDate, inRange } from '#words/figures.ts';
import { propertyTypes, unitCounts } from '#words/labels.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import { valuationModelName } from '#words/valuation-models.ts';
import { useLoan } from '../loan-context.ts';
import { AvmReviews } from './avm-reviews.tsx';
import { CensusTract } from './census-tract.tsx';
import { ContradictionNotice } from './contradiction-notice.tsx';
import styles from './fact-card.module.css';
import { Fact, FactCard, Facts, yesNo } from './fact-card.tsx';
import { FloodCard } from './flood-card.tsx';
import { TitleLook } from './title-look.tsx';

const words = loanFacts.property;

const HomeCard = () => {
  const { property, listing, otherTitleHolders, propertyOwnership } = useLoan().file.application;
  const { line1, line2, city, state, zip, county, type, units, usage, acquiredOn } = property;
  const money = (amount: typeof property.fees) => (amount === null ? null : inDollars(amount));
  const address = [line1, line2, city, [state, zip].filter(Boolean).join(' '), county].filter(Boolean).join(', ');
  return (
    <FactCard title={words.home}>
      <Facts>
        <Fact name={words.address}>{address}</Fact>
        <Fact name={words.checked}>{yesNo(property.isAddressVerified)}</Fact>
        <Fact name={words.kind}>{type && propertyTypes[type]}</Fact>
        <Fact name={words.units}>{units && unitCounts[units]}</Fact>
        <Fact name={words.use}>{usage && loanDesk.usages[usage]}</Fact>
        <Fact name={words.bought}>{acquiredOn && inLongDate(acquiredOn)}</Fact>
        <Fact name={words.listing}>
          {listing.isListed === null
            ? null
            : listing.isListed
              ? words.listed.now
              : listing.wasListedLately
                ? words.listed.lately
                : words.listed.no}
        </Fact>
        <Fact name={words.taxes}>{money(property.yearlyTaxes)}</Fact>
        <Fact name={words.insurance}>{money(property.yearlyInsurance)}</Fact>
        <Fact name={words.fees}>{money(property.fees)}</Fact>
        <Fact name={words.others}>{otherTitleHolders.map(({ name }) => name).join(', ') || loanFacts.none}</Fact>
        <Fact name={words.otherHomes}>
          {propertyOwnership
            .map(({ property: { line1: street, city: town }, annualRentalIncome: rent }) =>
              [street, town, rent ? words.rent(inDollars(rent)) : null].filter(Boolean).join(', '),
            )
            .join('; ') || loanFacts.none}
        </Fact>
      </Facts>
    </FactCard>
  );
};

const ValueCard = () => {
  const { file, policy } = useLoan();
  const { application, facts } = file;
  const used = valueUsed({ stated: application.property.value, valuations: facts.valuations }, policy);
  const { maxFsd } = policy.valuation;
  const winner = winningValuation(facts.valuations, policy);
  return (
    <FactCard title={words.value}>
      <Facts>
        <Fact name={words.used}>{used.amount && `${inDollars(used.amount)}, ${words.usedFrom[used.source]}`}</Fact>
        <Fact name={words.stated}>{application.property.value && inDollars(application.property.value)}</Fact>
      </Facts>
      {facts.valuations === null ? (
        <p className={styles.note}>{words.noModels}</p>
      ) : (
        <div className={`${table.frame} ${styles.table}`}>
          <table className={table.table}>
            <caption className="visually-hidden">{words.models}</caption>
            <thead>
              <tr>
                <th scope="col">{words.model}</th>
                {[words.value, words.range, words.fsd].map((name) => (
                  <th key={name} scope="col" className={styles.number}>
                    {name}
                  </th>
                ))}
                <th scope="col">{words.on}</th>
                <th scope="col">{words.result}</th>
              </tr>
            </thead>
            <tbody>
              {facts.valuations.map((answer) => {
                const { model, value, low, high, fsd, asOf } = answer;
                const isSure = value !== null && fsd !== null && fsd <= maxFsd;
                return (
                  <tr key={model}>
                    <th scope="row">{valuationModelName(model)}</th>
                    <td data-label={words.value} className={styles.number}>
                      {value === null ? words.noValue : inDollars(value)}
                    </td>
                    <td data-label={words.range} className={styles.number}>
                      {low !== null && high !== null ? inRange(inDollars(low), inDollars(high)) : loanFacts.unknown}
                    </td>
                    <td data-label={words.fsd} className={styles.number}>
                      {fsd ?? loanFacts.unknown}
                    </td>
                    <td data-label={words.on}>{inLongDate(asOf)}</td>
                    <td>
                      <Chip tone={answer === winner ? 'ok' : 'off'}>
                        {answer === winner ? words.won : isSure ? words.sure : words.unsure(maxFsd)}
                      </Chip>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </FactCard>
  );
};

const TitleCard = () => {
  const { title } = useLoan().file.facts;
  return (
    <FactCard title={words.title}>
      {title === null ? (
        <>
          <p className={styles.note}>{words.noTitle}</p>
          <TitleLook />
        </>
      ) : (
        <Facts>
          <Fact name={words.holder}>
            {[titleHolders[title.holder], title.trustKind && trustKinds[title.trustKind]].filter(Boolean).join(', ')}
          </Fact>
          <Fact name={words.names}>{title.names.join(', ')}</Fact>
          <Fact name={words.acquired}>{title.acquiredOn && inLongDate(title.acquiredOn)}</Fact>
          <Fact name={words.liens}>
            {title.openLiens
              .map(
                ({ holder, amount, isRecordedMortgage }) =>
                  `${holder} ${inDollars(amount)}${isRecordedMortgage ? `, ${words.recorded}` : ''}`,
              )
              .join('; ') || loanFacts.none}
          </Fact>
        </Facts>
      )}
    </FactCard>
  );
};

/** The home: its description, its value by source, flood and title. */
export const PropertyTab = () => (
  <>
    <ContradictionNotice />
    <ValueCard />
    <div className={styles.grid}>
      <HomeCard />
      <div className={styles.stack}>
        <FloodCard />
        <TitleCard />
        <AvmReviews />
        <CensusTract />
      </div>
    </div>
  </>
);
