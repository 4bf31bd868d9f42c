import React, {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {loadAllRoutes} from 'docusaurus-plugin-static-first/routes';
import {listPaths} from '@site/src/routes/list-paths';
import {findNearPages} from './find-near-pages';

const MOST = 5;

/** Suggests pages with a path similar to the requested one. */
export default function NearPaths(): ReactNode {
  const {pathname} = useLocation();
  const base = useBaseUrl('/');
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    loadAllRoutes().then(
      (routes) => {
        setPaths([...new Set(listPaths(routes))]);
      },
      // The page is useful without suggestions.
      () => undefined,
    );
  }, []);
  const near = findNearPages(pathname, paths, base, MOST);
  return near.length === 0 ? null : (
    <nav aria-labelledby="near-paths">
      <h2 id="near-paths">
        {translate({
          id: 'theme.NearPaths.title',
          message: 'Pages with a similar address',
        })}
      </h2>
      <ul>
        {near.map((path) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
