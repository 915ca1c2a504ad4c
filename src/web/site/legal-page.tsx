import { pageTitle } from '#web/page-title.ts';
import { useLocation } from '#web/router/navigation.tsx';
import { inLongDate } from '#words/figures.ts';
import { site } from '#words/site/site.ts';
import { ArticleView } from './article-view.tsx';
import { legalPath, legalVersions } from './content/legal-texts.ts';
import { type LegalFolder, type LegalText, legalFolders } from './content/page-texts.ts';
import styles from './legal-page.module.css';
import { LicenseTable } from './license-table.tsx';
import { pageMeta } from './page-meta.ts';

const words = site.articles;

type Shown = { folder: LegalFolder; text: LegalText; newest: LegalText; versions: readonly LegalText[] };

/** `/terms-of-use` is the text in force, `/terms-of-use/2026-11-01` the version of that date. */
const shownAt = (pathname: string): Shown => {
  const [, first, day] = pathname.split('/');
  const folder = legalFolders.find((each) => each === first);
  if (folder === undefined) throw new Response(null, { status: 404 });
  const versions = legalVersions(folder);
  const [newest] = versions;
  const text = day ? versions.find((each) => each.day === day) : newest;
  if (text === undefined) throw new Response(null, { status: 404 });
  return { folder, text, newest, versions };
};

export const meta = ({ location }: { location: { pathname: string } }) => {
  const { folder, text, newest } = shownAt(location.pathname);
  const title = text === newest ? text.title : `${text.title}, ${words.versionOf(inLongDate(text.day)).toLowerCase()}`;
  return pageMeta({ path: legalPath(folder, text), title: pageTitle(title), description: text.summary });
};

export default function LegalPage() {
  const { folder, text, newest, versions } = shownAt(useLocation().pathname);
  const about =
    text === newest ? (
      <p>{words.version(inLongDate(text.day))}</p>
    ) : (
      <p className={`note note-warn ${styles.old}`}>
        <span>
          {words.oldVersion(inLongDate(text.day))} <a href={`/${folder}`}>{words.currentVersion}</a>
        </span>
      </p>
    );
  return (
    <ArticleView
      title={text.title}
      summary={text.summary}
      blocks={text.blocks}
      about={about}
      before={folder === 'license' && text === newest && <LicenseTable />}
    >
      <section className={styles.versions} aria-labelledby="versions-heading">
        <h2 className="heading-4" id="versions-heading">
          {words.versions}
        </h2>
        <ul>
          {versions.map((version) => (
            <li key={version.day}>
              <a href={`/${folder}/${version.day}`} aria-current={version === text ? 'page' : undefined}>
                {words.versionOf(inLongDate(version.day))}
              </a>
              {version === newest && `, ${words.inForce}`}
            </li>
          ))}
        </ul>
      </section>
    </ArticleView>
  );
}
