import { toCents } from '#entities/values/money.ts';
import type { Step } from '#funnel/engine/define-step.ts';
import { chosenLine, leftToDraw, paymentList } from '#rules/funding/payment-list.ts';
import { minimumDraw } from '#rules/pricing/recording-charges.ts';
import { MoneyField } from '#web/ui/fields/money-field.tsx';
import { inCents, inDollars } from '#words/figures.ts';
import { hubWords } from '#words/loan/hub.ts';
import { policyToday } from '../estimate/lender-day.ts';
import { questionWords } from '../step/question-words.ts';
import type { BesideProps } from '../step/step-view.tsx';
import { validAnswers } from '../step/use-step-form.ts';
import styles from './disbursement-beside.module.css';

const words = hubWords.money;

type Props = Pick<BesideProps, 'draft' | 'application' | 'change' | 'errorAt'> & {
  step: Step;
};

/** Both ends of what may be drawn, so that an error never withholds the limit. */
const drawHint = (application: BesideProps['application']): string => {
  const least = words.smallestDraw(inDollars(minimumDraw(policyToday(), application.property.state)));
  const left = leftToDraw(application);
  return left === null ? least : `${words.mostDraw(inCents(toCents(Math.max(0, left))))} ${least}`;
};

/** The first draw, and where the line goes. */
export const DisbursementBeside = ({ step, draft, application, change, errorAt }: Props) => {
  const valid = validAnswers(step, draft);
  const answered = valid === null ? application : step.write(application, valid, 'borrower');
  const list = paymentList(answered, chosenLine(answered));
  return (
    <div className={styles.beside}>
      <MoneyField
        id="firstDraw"
        label={questionWords(step.key).fields.firstDraw ?? ''}
        hint={[drawHint(application), questionWords(step.key).hints?.firstDraw].filter(Boolean).join(' ')}
        error={errorAt('firstDraw')}
        isOptional={false}
        autocomplete={undefined}
        value={draft.firstDraw ?? null}
        onChange={(value) => change('firstDraw', value)}
      />
      {list !== null && (
        <section className="card" aria-label={words.title} aria-live="polite">
          <dl className="rows">
            {list.payments.map(({ kind, subject, payee, amount }) => (
              <div key={`${kind}-${subject}`}>
                <dt>
                  {kind === 'cash' ? words.account(null) : kind === 'fee' ? words.fee : (payee ?? words.creditor)}
                </dt>
                <dd className="figures">{inCents(amount)}</dd>
              </div>
            ))}
            <div>
              <dt>{words.total}</dt>
              <dd className="figures">{inCents(list.total)}</dd>
            </div>
            <div>
              <dt>{words.left}</dt>
              <dd className="figures">{inCents(list.left)}</dd>
            </div>
          </dl>
          {list.left < 0 && (
            <p className="field-error" role="alert">
              {words.over}
            </p>
          )}
        </section>
      )}
    </div>
  );
};
