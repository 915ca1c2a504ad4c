import { errors } from '#words/errors.ts';
import { Notice } from '../notice.tsx';

const words = errors.notLoaded;

/** In place of a page whose content did not come. Nothing is said about a link: whether it still works is not known. */
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
