import type { ConditionView } from '#entities/contract/condition-view.ts';
import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { steps } from '#funnel/steps.ts';
import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import { Link } from '#web/router/link.tsx';
import { visits } from '#words/funnel/visits.ts';
import { hubWords as words } from '#words/loan/hub.ts';
import { AnswerForm } from './answer-form.tsx';
import { BookForm } from './book-form.tsx';
import { HubUpload } from './hub-upload.tsx';
import { OrderCheck } from './order-check.tsx';
import { ShareForm } from './share-form.tsx';

const hubPath = steps.applicationSubmitted.path;

/** Content that opens inside the hub, by condition code. */
const parts: Readonly<Record<number, { to: string; text: string }>> = {
  600: { to: `${hubPath}/identity`, text: words.parts.identity },
  604: { to: `${hubPath}/sign`, text: words.parts.sign },
  607: { to: `${hubPath}/account`, text: words.parts.account },
};

type Props = { condition: ConditionView; hub: LoanHub; onDone: () => void };

/** The action, right beside its request. */
export const ToDoAction = ({ condition, hub, onDone }: Props) => {
  const part = parts[condition.code];
  if (part)
    return (
      <p>
        <Link className="button button-primary button-small" to={part.to}>
          {part.text}
        </Link>
      </p>
    );
  if (condition.code === conditionCode.closingAppointment) return <BookForm hub={hub} onDone={onDone} />;
  if (condition.kind === 'document') return <HubUpload condition={condition} onDone={onDone} />;
  if (condition.order?.way === 'payroll')
    return <OrderCheck condition={condition} order={condition.order} onDone={onDone} />;
  if (condition.kind === 'email') return <ShareForm condition={condition} onDone={onDone} />;
  return (
    <>
      <AnswerForm condition={condition} onDone={onDone} />
      {condition.code === conditionCode.frozenOrNotYours && (
        <p>
          <Link to={`${hubPath}/identity`}>{visits.identity.again}</Link>
        </p>
      )}
    </>
  );
};
