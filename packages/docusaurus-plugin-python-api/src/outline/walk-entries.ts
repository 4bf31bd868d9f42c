import type {Entry, Outline} from './types';

/** Iterates over all documented members by page, classes before their members. */
export function* walkEntries(outline: Outline): Generator<Entry> {
  function* walk(entries: Entry[]): Generator<Entry> {
    for (const entry of entries) {
      yield entry;
      yield* walk(entry.children);
    }
  }
  for (const page of outline.pages) {
    yield* walk(page.entries);
  }
}
