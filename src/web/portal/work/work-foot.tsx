import { work } from '#words/portal/work.ts';
import foot from '../pipeline/list-foot.module.css';
import page from '../pipeline/pipeline.module.css';
import { usePortalData } from '../portal-data.ts';

const words = work.short;

/** The keys of the page; each queue has the number of its place. */
export const WorkFoot = ({ queues }: { queues: number }) => {
  const { hasLetterKeys, showKeys } = usePortalData();
  const key = (text: string) => <kbd className={page.key}>{text}</kbd>;
  if (!hasLetterKeys) return null;
  return (
    <footer className={foot.foot}>
      <span>
        {key('J')}
        {key('K')} {words.move}
      </span>
      <span>
        {key('Space')} {words.peek}
      </span>
      <span>
        {key('Enter')} {words.open}
      </span>
      <span>
        {key('T')} {words.take}
      </span>
      <span>
        {key('X')} {words.select}
      </span>
      {queues > 1 && (
        <span>
          {key('1')} {words.to} {key(String(queues))} {words.queue}
        </span>
      )}
      <button type="button" onClick={showKeys}>
        {key('?')} {words.all}
      </button>
    </footer>
  );
};
