import type { Applicant } from '#entities/application/applicant.ts';
import type { Person } from '#entities/values/person.ts';
import { phoneText } from '#entities/values/phone.ts';
import { peopleIn } from '#rules/documents/people-in.ts';
import {
  citizenships,
  creditTypes,
  maritalStatuses,
  militaryStatuses,
  personRoles,
} from '#words/application-labels.ts';
import { inLongDate } from '#words/figures.ts';
import { application8 as declared } from '#words/funnel/steps/declarations.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { useLoan } from '../loan-context.ts';
import { AllAnswers } from './all-answers.tsx';
import { CorrectedAnswers } from './corrected-answers.tsx';
import { DemographicsFacts } from './demographics-facts.tsx';
import styles from './fact-card.module.css';
import { Fact, FactCard, Facts } from './fact-card.tsx';
import { fullNameOf } from './people-names.ts';
import { SsnFact } from './ssn-fact.tsx';

const words = loanFacts.borrowers;

const placeOf = (address: { line1: string; line2: string | null; city: string; state: string; zip: string }): string =>
  [address.line1, address.line2, address.city, `${address.state} ${address.zip}`].filter(Boolean).join(', ');

const livesAt = ({ residences }: Applicant): string | null => {
  const now = residences.find(({ to }) => to === null) ?? residences[0];
  return now ? `${placeOf(now.address)}, ${words.since(inLongDate(now.from))}` : null;
};

const isDeclared = (name: string): name is keyof typeof declared.fields => Object.hasOwn(declared.fields, name);

const Declared = ({ declarations }: Pick<Applicant, 'declarations'>) => {
  const said = Object.entries(declarations ?? {}).flatMap(([name, answer]) =>
    answer === true && isDeclared(name) ? [declared.fields[name]] : [],
  );
  if (said.length === 0) return loanFacts.none;
  return (
    <ul>
      {said.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ul>
  );
};

const Credit = ({ person }: { person: Person }) => {
  const { file } = useLoan();
  const credit = file.facts.credit[person];
  if (credit === null) return <Fact name={words.scores}>{words.noFile}</Fact>;
  const { outcome, pulledOn, scores, inquiries } = credit;
  return (
    <>
      <Fact name={words.scores}>
        {outcome === 'found'
          ? scores.map(({ bureau, score }) => `${words.bureaus[bureau]} ${score ?? loanFacts.none}`).join(', ')
          : words.fileOutcomes[outcome]}
        . <span className="muted">{words.pulled(inLongDate(pulledOn))}</span>
      </Fact>
      <Fact name={words.inquiries}>
        {inquiries.map(({ creditor, on }) => `${creditor} ${inLongDate(on)}`).join(', ') || loanFacts.none}
      </Fact>
    </>
  );
};

const PersonCard = ({ person, applicant }: { person: Person; applicant: Applicant }) => {
  const { file, can } = useLoan();
  const { dateOfBirth, citizenship, maritalStatus, militaryStatus, creditType, signing, mailingAddress } = applicant;
  return (
    <FactCard title={`${personRoles[person]}: ${fullNameOf(file.application, person)}`}>
      <Facts>
        <Fact name={words.name}>{fullNameOf(file.application, person)}</Fact>
        <Fact name={words.otherNames}>{applicant.otherNames.map(({ name }) => name).join(', ') || loanFacts.none}</Fact>
        <Fact name={words.born}>{dateOfBirth && inLongDate(dateOfBirth)}</Fact>
        <Fact name={words.ssn}>
          <SsnFact person={person} last4={applicant.ssnLast4} />
        </Fact>
        <Fact name={words.email}>{applicant.email}</Fact>
        <Fact name={words.phone}>{applicant.phone && phoneText(applicant.phone)}</Fact>
        <Fact name={words.home}>{livesAt(applicant)}</Fact>
        {mailingAddress !== null && <Fact name={words.mailing}>{placeOf(mailingAddress)}</Fact>}
        <Fact name={words.citizenship}>{citizenship && citizenships[citizenship]}</Fact>
        <Fact name={words.marital}>{maritalStatus && maritalStatuses[maritalStatus]}</Fact>
        <Fact name={words.military}>{militaryStatus && militaryStatuses[militaryStatus]}</Fact>
        <Fact name={words.dependents}>{applicant.dependents === null ? null : String(applicant.dependents)}</Fact>
        <Fact name={words.applies}>{creditType && creditTypes[creditType]}</Fact>
        <Credit person={person} />
        <Fact name={words.declarations}>
          <Declared declarations={applicant.declarations} />
        </Fact>
        <Fact name={words.signed}>
          {signing.agreementSigned ? words.signedBy(signing.signedName ?? loanFacts.unknown) : words.notSigned}
        </Fact>
        <Fact name={words.identity}>{applicant.isIdentitySubmitted ? words.identitySent : words.identityNotSent}</Fact>
      </Facts>
      {can('seeDemographics') && <DemographicsFacts person={person} />}
      <CorrectedAnswers person={person} />
      <AllAnswers person={person} />
    </FactCard>
  );
};

/** Each applicant: identity, contact details, credit bureau data. */
export const BorrowersTab = () => {
  const { application } = useLoan().file;
  return (
    <div className={styles.grid}>
      {peopleIn(application).map((person) => {
        const applicant = application[person];
        return applicant && <PersonCard key={person} person={person} applicant={applicant} />;
      })}
    </div>
  );
};
