import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {useCount} from '../../client/useCount';
import {nameCorrection} from '../correction';
import type {ModalState} from './items';
import type {Screen} from './read-screen';

interface Props {
  status: ModalState['status'];
  screen: Screen;
  section: string;
}

function useDescription({status, screen, section}: Props): string {
  const {selectMessage} = usePluralForm();
  const writeCount = useCount();
  if (status === 'loading') {
    return '';
  }
  if (status === 'stalled') {
    return translate({
      id: 'theme.StaticSearch.searching',
      message: 'Searching…',
    });
  }
  const place =
    section &&
    translate(
      {
        id: 'theme.StaticSearch.place',
        message: ' in {section}',
        description: 'Where something was found; begins with a space',
      },
      {section},
    );
  switch (screen.name) {
    case 'error':
      return translate({
        id: 'theme.StaticSearch.failed',
        message: 'The search failed.',
      });
    case 'no-results':
      return translate(
        {
          id: 'theme.StaticSearch.nothingFound',
          message: 'Nothing found{place}.',
        },
        {place},
      );
    case 'results':
      return [
        selectMessage(
          screen.total,
          translate(
            {
              id: 'theme.StaticSearch.hits',
              message: '{count} hit{place}.|{count} hits{place}.',
            },
            {count: writeCount(screen.total), place},
          ),
        ),
        ...(screen.corrected === undefined
          ? []
          : [nameCorrection(screen.corrected)]),
      ].join(' ');
    default:
      return '';
  }
}

/** Announces changes of the screen to screen readers. */
export default function SearchStatus(props: Props): ReactNode {
  return (
    <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
      {useDescription(props)}
    </p>
  );
}
