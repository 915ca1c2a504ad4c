import { useState } from 'react';
import { floodCoverageOf } from '#rules/compliance/flood-coverage.ts';
import { isFloodZone } from '#rules/compliance/flood-zone.ts';
import { isOver } from '#rules/stage/loan-end.ts';
import { inDollars, inLongDate } from '#words/figures.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { floodDesk } from '#words/portal/loan-desk/flood.ts';
import { useLoan } from '../loan-context.ts';
import styles from './fact-card.module.css';
import { Fact, FactCard, Facts, yesNo } from './fact-card.tsx';
import { FloodForm } from './flood-form.tsx';
import { FloodLook } from './flood-look.tsx';

const words = loanFacts.property;

/** The flood determination on file, and the form to enter one. */
export const FloodCard = () => {
  const { file, policy, can } = useLoan();
  const [isOpen, setIsOpen] = useState(false);
  const { flood } = file.facts;
  const isHazard = flood !== null && isFloodZone(flood.zone);
  const coverage = isHazard ? floodCoverageOf({ ...file, policy }) : null;
  return (
    <FactCard title={words.flood}>
      {flood === null ? (
        <>
          <p className={styles.note}>{words.noFlood}</p>
          <FloodLook />
        </>
      ) : (
        <Facts>
          <Fact name={words.zone}>
            {flood.zone}. {isHazard ? words.hazard : words.noHazard}
          </Fact>
          {coverage !== null && <Fact name={words.coverage}>{inDollars(coverage)}</Fact>}
          <Fact name={words.determined}>{inLongDate(flood.determinedOn)}</Fact>
          {flood.communityName && (
            <Fact name={words.community}>
              {[flood.communityName, flood.communityNumber].filter(Boolean).join(', ')}
            </Fact>
          )}
          {flood.mapPanel && (
            <Fact name={words.panel}>
              {[flood.mapPanel, flood.mapPanelOn && inLongDate(flood.mapPanelOn)].filter(Boolean).join(', ')}
            </Fact>
          )}
          {typeof flood.participates === 'boolean' && (
            <Fact name={words.participates}>{yesNo(flood.participates)}</Fact>
          )}
        </Facts>
      )}
      {can('workLoan') && !isOver(file.end) && !isOpen && (
        <p className={styles.note}>
          <button className="button button-secondary button-dense" type="button" onClick={() => setIsOpen(true)}>
            {floodDesk.open}
          </button>
        </p>
      )}
      {isOpen && <FloodForm onDone={() => setIsOpen(false)} />}
    </FactCard>
  );
};
