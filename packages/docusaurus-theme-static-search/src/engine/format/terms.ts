/**
 * A key with the words that it stands for and the records that contain them.
 * There are four kinds of keys, distinguished by a character that words don't
 * contain: `author` (a word), `auth*` (a prefix; a summary of a range that is
 * too large to read), `=run task` (a heading) and `run task` (two adjacent words
 * of a quotation).
 */
export interface Term {
  key: string;
  /** The folded words behind the key, sorted; [] unless the key is a word. */
  forms: string[];
  /** Encoded postings. */
  postings: string;
}

export const HEADING = '=';
export const SUMMARY = '*';

/** Whether a key is a word or a prefix. */
export function isWordKey(key: string): boolean {
  return !key.startsWith(HEADING) && !key.includes(' ');
}

/** Compares keys by code unit, which is the order in shards, in any locale. */
export function compareKeys(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function shorten(form: string, key: string): string {
  return form.startsWith(key) ? `-${form.slice(key.length)}` : form;
}

function lengthen(form: string, key: string): string {
  return form.startsWith('-') ? key + form.slice(1) : form;
}

/** Formats a term as one line of a shard. */
export function formatTerm({key, forms, postings}: Term): string {
  const short = forms.map((form) => shorten(form, key)).join(' ');
  return `${key}\t${short}\t${postings}\n`;
}

/**
 * Reads a shard of terms.
 *
 * @returns its terms, in order.
 * @throws if a line is not a term, so that the file is damaged.
 */
export function parseTerms(text: string): Term[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [key, forms, postings, ...rest] = line.split('\t');
      if (!key || forms === undefined || !postings || rest.length > 0) {
        throw new Error('A shard of terms is damaged.');
      }
      return {
        key,
        forms: forms ? forms.split(' ').map((form) => lengthen(form, key)) : [],
        postings,
      };
    });
}
