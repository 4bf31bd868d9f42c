import React, {cloneElement, useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Head from '@docusaurus/Head';
import SectionFilter from '../SectionFilter';
import {ModalSession} from '../../client/modal-session';
import {useSearchSettings} from '../../client/useSearchSettings';
import {handleKey} from './handle-key';
import Panel from './Panel';
import {comboboxProps} from './roles';
import SearchStatus from './SearchStatus';
import {useBoxFocus} from './useBoxFocus';
import {useDocSearch} from './useDocSearch';
import {useDocSearchProps, type SearchModalProps} from './useDocSearchProps';
import {useShownState} from './useShownState';
import './docsearch.css';

/** DocSearch's modal over whichever provider runs. */
export default function SearchModal(props: SearchModalProps): ReactNode {
  const {client, sections, suggestions} = useSearchSettings();
  const [session] = useState(() => new ModalSession(client));
  const [section, setSection] = useState('');
  const {container, searchBox, screen, ...parts} = useDocSearch(
    useDocSearchProps(props, session),
  );
  const {recentSearches, favoriteSearches, setIsOpen} = screen.props;
  const {state, isWaiting} = useShownState(screen.props.state, suggestions);
  const {query, isOpen} = state;
  const {noticeKey, noticeFocus} = useBoxFocus(screen.props);

  useEffect(() => {
    session.lookAfter(recentSearches, favoriteSearches);
  }, [session, recentSearches, favoriteSearches]);

  function choose(next: string): void {
    setSection(next);
    session.searchIn(next);
    if (query) {
      setIsOpen(true);
      void screen.props.refresh();
    }
  }

  return createPortal(
    <div
      className={container.className}
      data-panel={query && !isOpen ? 'closed' : 'open'}
      role="presentation"
      onMouseDown={container.onMouseDown}
      onKeyDown={(event) => {
        noticeKey(event.key);
        handleKey(event, screen.props);
      }}
      onFocus={noticeFocus}
    >
      <Head>
        <body data-search={client.provider} />
      </Head>
      <div
        {...parts.modal}
        role="dialog"
        aria-modal="true"
        aria-label="Search the documentation"
      >
        <div {...parts.searchBar}>
          {cloneElement(searchBox, {
            getInputProps: (given) => comboboxProps(searchBox.props, given),
          })}
        </div>
        <div className="DocSearch-Sections">
          <SectionFilter {...{sections, section}} onChange={choose} />
        </div>
        <SearchStatus {...{state, section}} />
        <div {...parts.dropdown}>
          {!isWaiting && (
            <Panel
              {...{screen, state, section, session}}
              onSection={choose}
              onClose={props.onClose}
            />
          )}
        </div>
        <div {...parts.footer} />
      </div>
    </div>,
    document.body,
  );
}
