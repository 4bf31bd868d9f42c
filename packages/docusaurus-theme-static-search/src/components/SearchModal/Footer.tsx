import React, {lazy, Suspense, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {isPlainClick} from '../../client/is-plain-click';
import {useCount} from '../../client/useCount';
import {useSearchLink} from '../../client/useSearchLink';
import {KeyIcon} from './icons';
import type {Screen} from './read-screen';
import {texts} from './texts';

const AlgoliaLogo = lazy(() => import('./AlgoliaLogo'));

interface Key {
  d: string;
  label: string;
}

const ENTER = 'M12 3.53088v3c0 1-1 2-2 2H4M7 11.53088l-3-3 3-3';
const DOWN = 'M7.5 3.5v8M10.5 8.5l-3 3-3-3';
const UP = 'M7.5 11.5v-8M10.5 6.5l-3-3-3 3';
const ESCAPE =
  'M13.6167 8.936c-.1065.3583-.6883.962-1.4875.962-.7993 0-1.653-.9165-1.653-2.1258v-.5678c0-1.2548.7896-2.1016 1.653-2.1016.8634 0 1.3601.4778 1.4875 1.0724M9 6c-.1352-.4735-.7506-.9219-1.46-.8972-.7092.0246-1.344.57-1.344 1.2166s.4198.8812 1.3445.9805C8.465 7.3992 8.968 7.9337 9 8.5c.032.5663-.454 1.398-1.4595 1.398C6.6593 9.898 6 9 5.963 8.4851m-1.4748.5368c-.2635.5941-.8099.876-1.5443.876s-1.7073-.6248-1.7073-2.204v-.4603c0-1.0416.721-2.131 1.7073-2.131.9864 0 1.6425 1.031 1.5443 2.2492h-2.956';

function Command({keys, text}: {keys: readonly Key[]; text: string}) {
  return (
    <li>
      {keys.map((key) => (
        <kbd key={key.d} className="DocSearch-Commands-Key">
          <KeyIcon {...key} />
        </kbd>
      ))}
      <span className="DocSearch-Label">{text}</span>
    </li>
  );
}

interface Props {
  screen: Screen;
  section: string;
  isAlgolia: boolean;
  onClose: () => void;
}

/** The link to all results, the modal's keys, and the provider. */
export default function Footer(props: Props): ReactNode {
  const {screen, section, isAlgolia, onClose} = props;
  const createLink = useSearchLink();
  const writeCount = useCount();
  const searchPage =
    screen.name === 'results' ? createLink(screen.query, section) : null;
  return (
    <div
      className={clsx(
        'DocSearch-Footer',
        !isAlgolia && searchPage === null && 'DocSearch-Footer--keys',
      )}
    >
      {isAlgolia && (
        <div className="DocSearch-Logo">
          <Suspense>
            <AlgoliaLogo />
          </Suspense>
        </div>
      )}
      <ul className="DocSearch-Commands">
        <Command
          keys={[{d: ENTER, label: texts.selectKeyAriaLabel}]}
          text={texts.selectText}
        />
        <Command
          keys={[
            {d: DOWN, label: texts.navigateDownKeyAriaLabel},
            {d: UP, label: texts.navigateUpKeyAriaLabel},
          ]}
          text={texts.navigateText}
        />
        <Command
          keys={[{d: ESCAPE, label: texts.closeKeyAriaLabel}]}
          text={texts.closeText}
        />
      </ul>
      {screen.name === 'results' && searchPage !== null && (
        <div className="DocSearch-HitsFooter">
          <Link
            to={searchPage}
            onClick={(event) => {
              if (isPlainClick(event)) {
                onClose();
              }
            }}
          >
            {translate(
              {
                id: 'theme.SearchBar.seeAll',
                message: 'See all {count} results',
              },
              {count: writeCount(screen.total)},
            )}
          </Link>
        </div>
      )}
    </div>
  );
}
