import { shell } from '#words/shell.ts';

/** In the markup of every page; the style sheet shows it only when the server marked the document as a sandbox. */
export const SandboxRibbon = () => (
  <aside className="sandbox-ribbon" aria-label={shell.ribbon.label}>
    <p className="wrap">
      {shell.ribbon.text} <a href="/sandbox">{shell.ribbon.link}</a>
    </p>
  </aside>
);
