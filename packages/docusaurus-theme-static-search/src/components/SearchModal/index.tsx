import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import clsx from 'clsx';
import SectionFilter from '../SectionFilter';
import {useSearchSettings} from '../../client/useSearchSettings';
import {cutText} from '../../interface/cut-text';
import Footer from './Footer';
import {hasRows as findRows, readScreen} from './read-screen';
import Panel from './Panel';
import SearchBox from './SearchBox';
import SearchStatus from './SearchStatus';
import {texts} from './texts';
import {MODAL_QUERY_LENGTH, useAutocomplete} from './useAutocomplete';
import {useFocus} from './useFocus';
import {readSelection} from './read-selection';
import {usePageLock} from './usePageLock';
import {useTouch} from './useTouch';
import './docsearch.css';

export interface SearchModalProps {
  /** The initial query; the text selected on the page by default. */
  initialQuery: string | undefined;
  /**
   * Returns the query with text that was typed before the input had the focus;
   * called once. Undefined if there was none.
   */
  readLate: () => string | undefined;
  onClose: () => void;
}

/** The search dialog: an input, a filter and the results. */
export default function SearchModal(props: SearchModalProps): ReactNode {
  const {initialQuery, readLate, onClose} = props;
  const {provider, sections} = useSearchSettings();
  const [start] = useState(() => ({
    query: cutText(initialQuery ?? readSelection(), MODAL_QUERY_LENGTH),
    isSelection: initialQuery === undefined && readSelection() !== '',
  }));
  const [section, setSection] = useState('');
  const {autocomplete, saved, select, state} = useAutocomplete({
    initialQuery: start.query,
    section,
    onClose,
  });
  const modal = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const screen = readScreen(state);
  const hasRows = findRows(screen);
  const {query, status} = state;
  usePageLock(modal);
  useTouch(autocomplete, modal, input);
  const handlers = useFocus({autocomplete, state, input, screen});

  const late = useRef(readLate);
  useEffect(() => {
    // The input was focused by its own effect, in the same task.
    const whole = late.current();
    if (whole !== undefined) {
      autocomplete.setQuery(cutText(whole, MODAL_QUERY_LENGTH));
      void autocomplete.refresh();
    }
  }, [autocomplete]);

  const searched = useRef(section);
  useEffect(() => {
    if (searched.current !== section && input.current?.value) {
      autocomplete.setIsOpen(true);
      void autocomplete.refresh();
    }
    searched.current = section;
  }, [section, autocomplete]);
  useEffect(() => {
    panel.current?.scrollTo(0, 0);
  }, [query]);

  return createPortal(
    <div
      className={clsx(
        'DocSearch DocSearch-Container',
        status === 'stalled' && 'DocSearch-Container--Stalled',
        screen.name === 'error' && 'DocSearch-Container--Errored',
      )}
      role="presentation"
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) {
          onClose();
        }
      }}
      {...handlers}
    >
      <div
        className="DocSearch-Modal"
        ref={modal}
        role="dialog"
        aria-modal="true"
        // A click on text would move the focus to the page behind the dialog.
        tabIndex={-1}
        aria-label={texts.modalLabel}
      >
        <SearchBox
          {...{autocomplete, state, input, hasRows, onClose}}
          isSelection={start.isSelection}
        />
        {sections.length > 1 && (
          <div className="DocSearch-Sections">
            <SectionFilter {...{sections, section}} onChange={setSection} />
          </div>
        )}
        <SearchStatus {...{status, screen, section}} />
        <div className="DocSearch-Dropdown" ref={panel}>
          <Panel
            {...{screen, autocomplete, saved, section, input, onClose}}
            isOpen={state.isOpen}
            onSelect={select}
            onEverySection={() => {
              setSection('');
            }}
          />
        </div>
        <Footer
          {...{screen, section, onClose}}
          isAlgolia={provider.name === 'algolia'}
        />
      </div>
    </div>,
    document.body,
  );
}
