/**
 * Says where to report a query that finds nothing.
 *
 * @param template - the option `missingResultsUrl`, '' for nowhere.
 */
export function createReportUrl(
  template: string,
  query: string,
): string | undefined {
  return template
    ? template.replace('{query}', () => encodeURIComponent(query))
    : undefined;
}
