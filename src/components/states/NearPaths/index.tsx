import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import routes from '@generated/routes';
import {listPaths} from '@site/src/routes/list-paths';
import {findNearPaths} from '@site/src/routes/near-paths';

const MOST = 5;

/** Offers pages whose path is near to the one that was asked for. */
export default function NearPaths(): ReactNode {
  const {pathname} = useLocation();
  const base = useBaseUrl('/');
  const paths = [...new Set(listPaths(routes))].filter((path) =>
    path.startsWith(base),
  );
  const near = findNearPaths(pathname, paths, MOST);
  return near.length === 0 ? null : (
    <nav aria-labelledby="near-paths">
      <h2 id="near-paths">Pages with a similar address</h2>
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
