import { pageTitle } from '#web/page-title.ts';
import { Link } from '#web/router/link.tsx';
import { portal } from '#words/portal/portal.ts';
import { PageHead } from './page-head.tsx';

const words = portal.notFound;

export const meta = () => [{ title: pageTitle(words.title) }];

export default function PortalNotFoundPage() {
  return (
    <>
      <PageHead title={words.title} lede={words.text} />
      <p>
        <Link to="/portal">{words.back}</Link>
      </p>
    </>
  );
}
