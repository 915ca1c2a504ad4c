import { Chip } from '#web/ui/chip.tsx';
import table from '#web/ui/data-table.module.css';
import { inDay } from '#words/figures.ts';
import { closingDesk } from '#words/portal/loan-desk/closing.ts';
import card from '../facts/fact-card.module.css';
import { FactCard } from '../facts/fact-card.tsx';
import type { LoanClosing } from './closing-tab.tsx';

const words = closingDesk.package;
const TONES = { prepared: 'wait', signed: 'ok', declined: 'stop', issued: 'off' } as const;

/** The closing documents, with the state of everyone's signature. */
export const SignatureCard = ({ view }: { view: LoanClosing }) => {
  const papers = view.package;
  const all = papers.flatMap(({ signatures }) => signatures).filter(({ state }) => state !== 'issued');
  const signed = all.filter(({ state }) => state === 'signed').length;
  return (
    <FactCard title={words.title}>
      {papers.length === 0 ? (
        <p className={card.note}>{words.none}</p>
      ) : (
        <>
          <p className={card.note}>{words.count(signed, all.length, papers.length)}</p>
          <div className={`${table.frame} ${card.table}`}>
            <table className={table.table}>
              <caption className="visually-hidden">{words.title}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.document}</th>
                  <th scope="col" className={card.number}>
                    {words.pages}
                  </th>
                  {view.owners.map(({ owner, name }) => (
                    <th key={owner} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {papers.map(({ name, pages, signatures }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td className={card.number} data-label={words.pages}>
                      {pages}
                    </td>
                    {view.owners.map((person) => {
                      const own = signatures.find(({ owner }) => owner === person.owner);
                      return (
                        <td key={person.owner} data-label={person.name}>
                          {own ? (
                            <Chip tone={TONES[own.state]}>
                              {own.on === null ? words.states[own.state] : inDay(own.on)}
                            </Chip>
                          ) : (
                            <span className="muted">{words.notNeeded}</span>
                          )}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </FactCard>
  );
};
