import { inLongDate } from '#words/figures.ts';
import { verificationDesk } from '#words/portal/loan-desk/verification.ts';
import card from '../facts/fact-card.module.css';
import { Fact, FactCard, Facts } from '../facts/fact-card.tsx';
import type { LoanClosing } from './closing-tab.tsx';

const words = verificationDesk.service;

/** Each borrower's military status on file, and what servicing has to know of it. */
export const MilitaryCard = ({ military }: Pick<LoanClosing, 'military'>) => (
  <FactCard title={words.title}>
    <Facts>
      {military.map(({ name, found }) => (
        <Fact key={name} name={name}>
          {found === null
            ? words.unknown
            : words.checked({ result: verificationDesk.steps[found.step], on: inLongDate(found.on), by: found.by })}
          {found !== null && ` ${found.hasCertificate ? words.certificate : words.noCertificate}`}
        </Fact>
      ))}
    </Facts>
    <p className={card.note}>{words.servicing}</p>
  </FactCard>
);
