import { errors } from '#words/errors.ts';
import { Notice } from '../notice.tsx';

const words = errors.notLoaded;

/** Shown when a page's content failed to load. It makes no claim about the link, since its validity is unknown. */
export const PageNotLoaded = ({ retry }: { retry: () => void }) => (
  <>
    <h1 className="heading-1">{words.title}</h1>
    <Notice tone="stop" title={words.text} />
    <p>
      <button className="button button-primary" type="button" onClick={retry}>
        {words.retry}
      </button>
    </p>
  </>
);
