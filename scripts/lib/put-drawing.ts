const PLACE = /(?<=<!-- layers:start -->\n)[\s\S]*(?=<!-- layers:end -->)/;

/**
 * Puts a diagram between the markers of a Markdown page.
 *
 * @param page - the text of the page.
 * @param drawing - the diagram as Mermaid code.
 * @returns the new text; undefined if the page has no markers.
 */
export function putDrawing(page: string, drawing: string): string | undefined {
  return PLACE.test(page)
    ? page.replace(PLACE, () => `\n\`\`\`mermaid\n${drawing}\n\`\`\`\n\n`)
    : undefined;
}
