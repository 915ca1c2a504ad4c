import { useId, useMemo, useState } from 'react';
import { dollarsFromText } from '#entities/text/money-text.ts';
import type { Dollars } from '#entities/values/money.ts';
import { debtKind, isSolarObligation } from '#rules/debts/solar-obligation.ts';
import type { Decision } from '#rules/decision/decision.ts';
import { whatIfDecision } from '#rules/decision/what-if-decision.ts';
import { chosenOffer } from '#rules/offer/chosen-offer.ts';
import { Chip } from '#web/ui/chip.tsx';
import { inDollars, inPercent } from '#words/figures.ts';
import { debtTypes } from '#words/labels.ts';
import { deskRules } from '#words/portal/desk/rules.ts';
import { decisionDesk } from '#words/portal/loan-desk/decision.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import card from '../facts/fact-card.module.css';
import { useLoan } from '../loan-context.ts';
import styles from './decision.module.css';

const words = decisionDesk.whatIf;
const TONES = { pass: 'ok', fail: 'stop', unknown: 'wait' } as const;

const isUnreadable = (text: string): boolean => text.trim() !== '' && dollarsFromText(text) === null;

const shown = (amount: Dollars | null): string => (amount === null ? '' : inDollars(amount));

type AmountProps = { label: string; text: string; onChange: (text: string) => void };
const SupposedAmount = ({ label, text, onChange }: AmountProps) => {
  const id = useId();
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        className="input"
        id={id}
        inputMode="numeric"
        value={text}
        aria-invalid={isUnreadable(text)}
        aria-describedby={`${id}-error`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <span className="field-error" id={`${id}-error`} role="alert">
        {isUnreadable(text) ? words.unreadable : null}
      </span>
    </div>
  );
};

type FigureProps = { name: string; now: string; was: string };
const Figure = ({ name, now, was }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {now}
      <small>{now === was ? words.same : was}</small>
    </dd>
  </div>
);

const ratesOf = (decision: Decision) => {
  const { figures, maxLine } = decision;
  const offer = chosenOffer(decision);
  const share = (rate: typeof figures.cltv) => (rate === null ? loanDesk.unknown : inPercent(rate, 1));
  return {
    cltv: share(figures.cltv),
    dti: share(figures.dti),
    rate: offer === null ? loanDesk.unknown : inPercent(offer.rate, 2),
    most: maxLine === null ? loanDesk.unknown : inDollars(maxLine.amount),
  };
};

const Result = ({ supposed, decision }: { supposed: Decision; decision: Decision }) => {
  const failing = supposed.trace.filter(({ outcome }) => outcome === 'fail').map(({ rule }) => deskRules[rule].name);
  const [now, was] = [ratesOf(supposed), ratesOf(decision)];
  return (
    <div role="status">
      <p className={styles.press}>
        <Chip tone={TONES[supposed.outcome]}>{words.outcomes[supposed.outcome]}</Chip>
        {failing.join(', ')}
      </p>
      <dl className={styles.figures}>
        {(['cltv', 'dti', 'rate', 'most'] as const).map((each) => (
          <Figure key={each} name={words.figure[each]} now={now[each]} was={was[each]} />
        ))}
      </dl>
    </div>
  );
};

/** Another amount, value or payoff, answered at once by the server's own decision rules. */
export const WhatIf = () => {
  const { file, policy, decision } = useLoan();
  const { application, facts, asOf } = file;
  const debts = [...application.mortgages, ...application.liabilities].filter(
    (debt) => debt.balance > 0 && !isSolarObligation(debt),
  );
  const asFiled = useMemo(
    () =>
      new Set(
        [...application.mortgages, ...application.liabilities].flatMap((debt) => (debt.toBePaidOff ? [debt.id] : [])),
      ),
    [application],
  );
  const [amount, setAmount] = useState(shown(decision.chosen.amount));
  const [value, setValue] = useState(shown(decision.figures.value));
  const [paidOff, setPaidOff] = useState<ReadonlySet<string>>(asFiled);
  const supposed = useMemo(
    () =>
      whatIfDecision(
        { application, facts, policy, asOf },
        {
          amount: dollarsFromText(amount),
          value: value === shown(decision.figures.value) ? null : dollarsFromText(value),
          paidOff,
        },
      ),
    [application, facts, policy, asOf, amount, value, paidOff, decision],
  );
  const toggle = (debtId: string) => {
    const next = new Set(paidOff);
    if (!next.delete(debtId)) next.add(debtId);
    setPaidOff(next);
  };
  const reset = () => {
    setAmount(shown(decision.chosen.amount));
    setValue(shown(decision.figures.value));
    setPaidOff(asFiled);
  };
  return (
    <section className={card.card}>
      <h2>{words.title}</h2>
      <p className={card.note}>{words.lede}</p>
      <div className={styles.inputs}>
        <SupposedAmount label={words.amount} text={amount} onChange={setAmount} />
        <SupposedAmount label={words.value} text={value} onChange={setValue} />
      </div>
      <fieldset className={styles.debts}>
        <legend className="field-label">{words.payoffs}</legend>
        {debts.length === 0 && <p className="muted">{words.noDebts}</p>}
        {debts.map((debt) => (
          <label key={debt.id}>
            <input type="checkbox" checked={paidOff.has(debt.id)} onChange={() => toggle(debt.id)} />
            {debt.creditor ?? debtTypes[debtKind(debt)]}, {inDollars(debt.balance)}
          </label>
        ))}
      </fieldset>
      {!isUnreadable(amount) && !isUnreadable(value) && <Result supposed={supposed} decision={decision} />}
      <p className={styles.press}>
        <button className="button button-secondary button-dense" type="button" onClick={reset}>
          {words.reset}
        </button>
      </p>
    </section>
  );
};
