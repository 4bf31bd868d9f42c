import type {Product} from './identity/types';
import {findHost} from './repository-host';

/** The form for a new issue, which an address can fill in. */
export interface IssueForm {
  url: string;
  /** The names of the parameters for its fields. */
  title: string;
  body: string;
}

/**
 * Describes the form where readers report problems, if the site has a public
 * repository.
 *
 * @see https://docs.gitlab.com/user/project/issues/create_issues/#using-a-url-with-prefilled-values
 */
export function createIssueForm({
  source,
}: Pick<Product, 'source'>): IssueForm | undefined {
  return (
    source &&
    (findHost(source.url) === 'gitlab'
      ? {
          url: `${source.url}/-/issues/new`,
          title: 'issue[title]',
          body: 'issue[description]',
        }
      : {url: `${source.url}/issues/new`, title: 'title', body: 'body'})
  );
}
