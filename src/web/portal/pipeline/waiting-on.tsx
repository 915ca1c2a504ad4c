import type { PipelineRow } from '#entities/contract/pipeline.ts';
import { IconBuilding, IconCalendarTime, IconUser, IconUserCheck } from '#web/ui/icons.ts';
import { pipeline, waitingWords } from '#words/portal/pipeline.ts';
import styles from './list.module.css';

const ICONS = {
  borrower: IconUser,
  coborrower: IconUser,
  staff: IconUserCheck,
  thirdParty: IconBuilding,
  days: IconCalendarTime,
  nobody: null,
} as const;

export const WaitingOn = ({ row: { waitingOn, owner, endsOn } }: { row: PipelineRow }) => {
  const Icon = ICONS[waitingOn];
  const isMine = waitingOn === 'staff' && owner?.isMe === true;
  const text = isMine ? pipeline.you : endsOn !== null ? pipeline.ends(endsOn) : waitingWords[waitingOn];
  return (
    <span
      className={`${styles.waiting} ${isMine ? styles.mine : waitingOn === 'borrower' || waitingOn === 'coborrower' ? '' : styles.others}`}
    >
      {Icon && <Icon size={16} stroke={1.75} aria-hidden />}
      {text}
    </span>
  );
};
