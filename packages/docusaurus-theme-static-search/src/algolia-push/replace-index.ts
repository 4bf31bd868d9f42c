import type {Algoliasearch, IndexSettings, SynonymHit} from 'algoliasearch';
import {makeBatches} from './make-batches';
import {withRetries, type RetryOptions} from './retry';
import type {HostedRecord} from './types';

/** What is used of Algolia's client. */
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
  /** Name of the index that is filled and then takes the other's place. */
  draftName: string;
  /** Told of each step, in words. */
  onStep: (step: string) => void;
  /** Waits for so many milliseconds between two attempts. */
  wait?: (milliseconds: number) => Promise<void>;
  /** Stops between two steps; what was begun is removed. */
  signal?: AbortSignal;
}

/**
 * Replaces an index as a whole. A draft is filled beside it and moved into its
 * place once it is complete, so that readers find either all of the old or all
 * of the new. Rules that someone made in Algolia's dashboard are kept.
 *
 * @throws what the client throws; the index is then as it was.
 */
export async function replaceIndex(
  client: IndexClient,
  indexName: string,
  {records, settings, synonyms}: IndexContent,
  {draftName, onStep, signal, wait}: ReplaceOptions,
): Promise<void> {
  const retry: RetryOptions = {
    onRetry: (pause) => {
      onStep(`No host answers: trying again in ${pause / 1000} s.`);
    },
    ...(wait && {wait}),
  };
  const finish = async (
    name: string,
    begin: () => Promise<{taskID: number}>,
  ) => {
    signal?.throwIfAborted();
    const {taskID} = await withRetries(begin, retry);
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
    onStep(`Moving ${draftName} into the place of ${indexName}.`);
    await finish(indexName, move('move', draftName, indexName));
  } catch (error) {
    await client.deleteIndex({indexName: draftName}).catch(() => {
      onStep(`${draftName} could not be removed: delete it by hand.`);
    });
    throw error;
  }
}
