const FIGURE = /\{\{(?<name>[^{}]*)\}\}/g;

/** Fills in the figures from the rules; an unknown name stops the build. */
export const fillFigures = ({
  path,
  text,
  figures,
}: {
  path: string;
  text: string;
  figures: Readonly<Record<string, string>>;
}): string =>
  text.replace(FIGURE, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`${path}: there is no figure called ${name}`);
    return figure;
  });
