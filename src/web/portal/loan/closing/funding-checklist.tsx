import { conditionCodes } from '#rules/conditions/condition-catalog.ts';
import { Chip } from '#web/ui/chip.tsx';
import { IconCheck } from '#web/ui/icons.ts';
import { conditionWords } from '#words/loan/conditions.ts';
import { closingDesk as words } from '#words/portal/loan-desk/closing.ts';
import styles from '../decision/decision.module.css';
import card from '../facts/fact-card.module.css';
import own from './closing-desk.module.css';
import type { LoanClosing } from './closing-tab.tsx';

const nameOf = (code: number): string => {
  const known = conditionCodes.find((each) => each === code);
  return known === undefined ? String(code) : conditionWords[known].title;
};

/** What has to hold before money moves: the open requirements first, and those that are met in short. */
export const FundingChecklist = ({ checklist, openCodes }: Pick<LoanClosing, 'checklist' | 'openCodes'>) => {
  const open = checklist.filter(({ isMet }) => !isMet);
  const met = checklist.filter(({ isMet }) => isMet);
  return (
    <>
      <p className={card.note}>{words.metOf(met.length, checklist.length)}</p>
      {open.length > 0 && (
        <ul className={`${styles.answers} ${own.open}`}>
          {open.map(({ rule }) => (
            <li key={rule}>
              <div>
                {words.rules[rule]}
                {rule === 'conditionsOpen' && <p>{words.openCodes(openCodes.map(nameOf).join(', '))}</p>}
              </div>
              <Chip tone="off">{words.notMet}</Chip>
            </li>
          ))}
        </ul>
      )}
      <ul className={own.met}>
        {met.map(({ rule }) => (
          <li key={rule}>
            <IconCheck size={16} stroke={1.75} aria-hidden />
            <span className="visually-hidden">{words.met}: </span>
            {words.rules[rule]}
          </li>
        ))}
      </ul>
    </>
  );
};
