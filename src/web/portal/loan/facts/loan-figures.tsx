import type { BasisPoints } from '#entities/values/percent.ts';
import type { Decision } from '#rules/decision/decision.ts';
import type { Offer } from '#rules/offer/offer.ts';
import { inDollars, inPercent } from '#words/figures.ts';
import { loanDesk as words } from '#words/portal/loan-desk/head.ts';
import { ruleLimitText, ruleValueText } from '#words/rules.ts';

type FigureProps = { name: string; value: string | null; note: string | null; isExtra?: true };

/** An extra one is left out where room is short. */
const Figure = ({ name, value, note, isExtra }: FigureProps) => (
  <div data-extra={isExtra}>
    <dt>{name}</dt>
    <dd>
      {value ?? words.unknown}
      {note !== null && <small>{note}</small>}
    </dd>
  </div>
);

const share = (amount: BasisPoints) => ({ unit: 'basisPoints', amount }) as const;

/** Written as in the trace of the rules. */
const ratio = (rule: 'cltv' | 'dti', value: BasisPoints | null, limit: BasisPoints | null) => ({
  value: value === null ? null : ruleValueText({ rule, limit: limit === null ? null : share(limit) }, share(value)),
  note: limit === null ? null : words.max(ruleLimitText(rule, share(limit))),
});

/** A loan's five key figures. Self-reported ones are marked. */
export const LoanFigures = ({ decision, offer }: { decision: Decision; offer: Offer | null }) => {
  const { figures, chosen } = decision;
  const { cltv, cltvCap, dti, dtiLimit, score, scoreSource } = figures;
  return (
    <>
      <Figure name={words.line} value={chosen.amount === null ? null : inDollars(chosen.amount)} note={null} />
      <Figure name={words.cltv} {...ratio('cltv', cltv, cltvCap)} />
      <Figure name={words.dti} {...ratio('dti', dti, dtiLimit)} />
      <Figure
        name={words.score}
        value={score === null ? null : String(score)}
        note={scoreSource === 'stated' ? words.estimate : null}
      />
      <Figure
        isExtra
        name={words.rate}
        value={offer === null ? null : inPercent(offer.rate, 2)}
        note={offer === null || offer.originationFee === 0 ? null : words.fee(inPercent(offer.originationFee, 2))}
      />
    </>
  );
};
