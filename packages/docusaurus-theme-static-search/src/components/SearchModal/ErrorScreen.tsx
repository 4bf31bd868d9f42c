import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {explainFailure} from '../../client/explain-failure';
import {useOnline} from '../../client/useOnline';
import {ErrorIcon} from './icons';
import {texts} from './texts';

interface Props {
  failure: unknown;
  onRetry: () => void;
}

/** Explains why a search failed, with a retry button. */
export default function ErrorScreen({failure, onRetry}: Props): ReactNode {
  useOnline(true, onRetry);
  return (
    <>
      <div className="DocSearch-ErrorScreen">
        <div className="DocSearch-Screen-Icon">
          <ErrorIcon />
        </div>
        <p className="DocSearch-Title">{texts.titleText}</p>
        <p className="DocSearch-Help">
          {explainFailure(failure, texts.helpText)}
        </p>
      </div>
      <button type="button" className="DocSearch-Again" onClick={onRetry}>
        {translate({
          id: 'theme.StaticSearch.retry',
          message: 'Retry',
          description: 'Button that repeats a failed search',
        })}
      </button>
    </>
  );
}
