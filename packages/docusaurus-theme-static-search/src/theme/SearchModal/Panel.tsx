import React, {cloneElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useOnline} from '../../client/useOnline';
import type {ModalSession} from '../../client/modal-session';
import {explainFailure} from '../../client/retry-error';
import {useSearchLink} from '../../client/useSearchLink';
import {treeProps} from './roles';
import type {DocSearchParts} from './useDocSearch';
import {hasHits, type ModalState} from './useShownState';

interface Props {
  screen: DocSearchParts['screen'];
  state: ModalState;
  section: string;
  session: ModalSession;
  /** Called with the section to search instead. */
  onSection: (section: string) => void;
  onClose: () => void;
}

/** What DocSearch shows below its input, and the ways on from there. */
export default function Panel(props: Props): ReactNode {
  const {screen, state, section, session, onSection, onClose} = props;
  const {refresh, onItemClick, translations} = screen.props;
  const createLink = useSearchLink();
  const {status, query, context} = state;
  const isEmpty = !hasHits(state);
  useOnline(status === 'error', () => void refresh());
  return (
    <>
      {cloneElement(screen, {
        state,
        ...treeProps(screen.props),
        ...(status === 'error' && {
          translations: {
            ...translations,
            errorScreen: {
              ...translations?.errorScreen,
              helpText: explainFailure(session.failure),
            },
          },
        }),
        onItemClick(hit, event) {
          if (event.target instanceof Element && event.target.closest('a')) {
            session.remember(hit);
            onItemClick(hit, event);
          }
        },
      })}
      {status === 'error' && (
        <button
          type="button"
          className="DocSearch-Again"
          onClick={() => void refresh()}
        >
          Retry
        </button>
      )}
      {status === 'idle' && query && isEmpty && section && (
        <button
          type="button"
          className="DocSearch-Again"
          onClick={() => {
            onSection('');
          }}
        >
          Search every section
        </button>
      )}
      {status !== 'error' && query && !isEmpty && (
        <section className="DocSearch-HitsFooter">
          <Link to={createLink(query, section)} onClick={onClose}>
            See all {String(context.nbHits)} results
          </Link>
        </section>
      )}
    </>
  );
}
