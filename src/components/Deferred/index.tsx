import React, {useEffect, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';

/** What is below the page stays out of sight until the page is whole. */
const ROOM = {blockSize: '100vh'};

/**
 * Draws the lower part of a page once its reader has seen the upper one, where a
 * link has led there. The page that a visit begins with, a page to go back to and
 * an anchor need all of it at once.
 */
export default function Deferred({children}: {children: ReactNode}): ReactNode {
  const {action, location} = useHistory();
  const [isDue, setIsDue] = useState(action === 'POP' || location.hash !== '');
  useEffect(() => {
    requestAnimationFrame(() => {
      setTimeout(() => {
        setIsDue(true);
      });
    });
  }, []);
  return isDue ? children : <div style={ROOM} />;
}
