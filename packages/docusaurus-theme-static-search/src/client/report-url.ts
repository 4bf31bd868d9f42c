/**
 * Creates the URL for reporting a query without results.
 *
 * @param template - the option `missingResultsUrl`, or '' for none.
 */
export function createReportUrl(
  template: string,
  query: string,
): string | undefined {
  return template
    ? template.replace('{query}', () => encodeURIComponent(query))
    : undefined;
}
