const FIGURE = /\{\{(?<name>[^{}]*)\}\}/g;

/** Puts the figures of the rules in their places; a name no one knows stops the build. */
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
