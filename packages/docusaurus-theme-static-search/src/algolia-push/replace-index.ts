import type {Algoliasearch, IndexSettings, SynonymHit} from 'algoliasearch';
import {makeBatches} from './make-batches';
import {withRetries, type RetryOptions} from './retry';
import type {HostedRecord} from './types';

/** The part of Algolia's client that is used. */
export type IndexClient = Pick<
  Algoliasearch,
  | 'batch'
  | 'deleteIndex'
  | 'operationIndex'
  | 'saveSynonyms'
  | 'setSettings'
  | 'waitForTask'
>;

export interface IndexContent {
  records: readonly HostedRecord[];
  settings: IndexSettings;
  synonyms: SynonymHit[];
}

export interface ReplaceOptions {
  /**
   * The name of the temporary index that replaces the other one when it is
   * complete.
   */
  draftName: string;
  /** Called with a description of each step. */
  onStep: (step: string) => void;
  /** Waits between two attempts. */
  wait?: (milliseconds: number) => Promise<void>;
  /** Stops between two steps or attempts; the temporary index is removed. */
  signal?: AbortSignal;
}

/**
 * Replaces an index atomically: a temporary index is filled and moved into
 * place when it is complete, so that readers get either the old or the new
 * content. Rules that were created in Algolia's dashboard are kept.
 *
 * @throws the client's error; the index is then unchanged.
 */
export async function replaceIndex(
  client: IndexClient,
  indexName: string,
  {records, settings, synonyms}: IndexContent,
  {draftName, onStep, signal, wait}: ReplaceOptions,
): Promise<void> {
  const retry: RetryOptions = {
    onRetry: (failure, pause) => {
      onStep(`${failure} Trying again in ${pause / 1000} s.`);
    },
    ...(wait && {wait}),
  };
  const draft = {exists: false};
  const finish = async (
    name: string,
    begin: () => Promise<{taskID: number}>,
  ) => {
    const {taskID} = await withRetries(() => {
      signal?.throwIfAborted();
      return begin();
    }, retry);
    draft.exists = true;
    await withRetries(
      () => client.waitForTask({indexName: name, taskID}),
      retry,
    );
  };
  const move = (operation: 'copy' | 'move', from: string, to: string) => () =>
    client.operationIndex({
      indexName: from,
      operationIndexParams: {
        operation,
        destination: to,
        ...(operation === 'copy' && {scope: ['rules']}),
      },
    });
  try {
    onStep(`Preparing ${draftName}: rules, settings, synonyms.`);
    await finish(indexName, move('copy', indexName, draftName));
    await finish(draftName, () =>
      client.setSettings({indexName: draftName, indexSettings: settings}),
    );
    await finish(draftName, () =>
      client.saveSynonyms({
        indexName: draftName,
        synonymHit: synonyms,
        replaceExistingSynonyms: true,
      }),
    );
    let sent = 0;
    for (const batch of makeBatches(records)) {
      const requests = batch.map((body) => ({
        action: 'addObject' as const,
        body: {...body},
      }));
      await finish(draftName, () =>
        client.batch({indexName: draftName, batchWriteParams: {requests}}),
      );
      sent += batch.length;
      onStep(`Sent ${sent} of ${records.length} records.`);
    }
    onStep(`Replacing ${indexName} with ${draftName}.`);
    await finish(indexName, move('move', draftName, indexName));
  } catch (error) {
    // Also if the first call failed: only its answer may have been lost.
    await client.deleteIndex({indexName: draftName}).catch(() => {
      if (draft.exists) {
        onStep(`${draftName} could not be removed: delete it by hand.`);
      }
    });
    throw error;
  }
}
