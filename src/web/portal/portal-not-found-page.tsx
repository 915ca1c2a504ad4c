import { Link } from 'react-router';
import { portal } from '#words/portal/portal.ts';
import { shell } from '#words/shell.ts';
import { PageHead } from './page-head.tsx';

const words = portal.notFound;

export const meta = () => [{ title: shell.title(words.title) }];

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
