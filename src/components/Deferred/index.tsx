import React, {useEffect, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';

/**
 * Reserves space to keep the footer out of view until the content is rendered.
 */
const ROOM = {blockSize: '100vh'};

/**
 * Renders the lower part of a page after the upper part is visible, if the
 * reader followed a link. The first page of a visit, back navigation and links
 * with a hash need the whole page at once.
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
