type Fields = Record<string, unknown>;

/** The records of an index, or nothing if it doesn't exist. */
type FindRecords = (index: string) => Iterable<Fields> | undefined;

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function readCount(value: unknown, fallback: number): number {
  return typeof value === 'number' ? value : fallback;
}

function readTexts(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(readText);
}

/** The value at a path such as `hierarchy.lvl1`. */
function readPath(record: Fields, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isFields(value) ? value[name] : undefined),
      record,
    );
}

/** All filters of the list must match; in an inner list, any. */
function isWithin(record: Fields, filters: unknown): boolean {
  return (Array.isArray(filters) ? filters : []).every((filter: unknown) =>
    readTexts(filter).some((text) => {
      const [attribute = '', ...value] = text.split(':');
      return readPath(record, attribute) === value.join(':');
    }),
  );
}

function listTexts(record: Fields): [attribute: string, text: string][] {
  return [...LEVELS.map((level) => `hierarchy.${level}`), 'content']
    .map((path): [string, string] => [path, readText(readPath(record, path))])
    .filter(([, text]) => text !== '');
}

/** Highlights matches and leaves the rest as stored, including tags. */
function mark(text: string, words: readonly string[], request: Fields): string {
  const pattern = words.map((word) => word.replace(/\W/g, '\\$&')).join('|');
  const pre = readText(request.highlightPreTag) || '<em>';
  const post = readText(request.highlightPostTag) || '</em>';
  return pattern
    ? text.replace(new RegExp(pattern, 'gi'), `${pre}$&${post}`)
    : text;
}

function shorten(text: string, count: number, request: Fields): string {
  const words = text.split(/\s+/);
  const ellipsis = readText(request.snippetEllipsisText);
  return words.length <= count
    ? text
    : words.slice(0, count).join(' ') + ellipsis;
}

/** Nests values by paths such as `hierarchy.lvl1`. */
function nest(entries: readonly [path: string, value: object][]): Fields {
  const hierarchy = entries.flatMap(([path, value]) =>
    path.startsWith('hierarchy.') ? [[path.slice(10), value]] : [],
  );
  const content = entries.find(([path]) => path === 'content')?.[1];
  return {
    hierarchy: Object.fromEntries(hierarchy) as Fields,
    ...(content && {content}),
  };
}

function makeHit(record: Fields, words: string[], request: Fields): Fields {
  const texts = listTexts(record);
  const wanted = readTexts(request.attributesToRetrieve ?? '*').map(
    (path) => path.split('.', 1)[0],
  );
  const snippets = readTexts(request.attributesToSnippet ?? []).map((text) =>
    text.split(':'),
  );
  const kept = Object.entries(record).filter(
    ([name]) => wanted.includes('*') || wanted.includes(name),
  );
  const makeValue = (text: string) => ({
    value: mark(text, words, request),
    matchLevel: 'full',
    matchedWords: words,
  });
  return {
    ...Object.fromEntries(kept),
    objectID: record.objectID,
    _highlightResult: nest(
      texts.map(([path, text]) => [path, makeValue(text)]),
    ),
    _snippetResult: nest(
      texts.flatMap(([path, text]): [string, object][] => {
        const count = snippets.find(([name]) => name === path)?.[1];
        return count === undefined
          ? []
          : [[path, makeValue(shorten(text, Number(count), request))]];
      }),
    ),
  };
}

function answer(records: Iterable<Fields>, request: Fields): Fields {
  const query = readText(request.query);
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const places = new Map<unknown, Fields>();
  for (const record of records) {
    const text = listTexts(record)
      .map(([, value]) => value.toLowerCase())
      .join(' ');
    if (
      isWithin(record, request.facetFilters) &&
      words.every((word) => text.includes(word)) &&
      !places.has(record.url)
    ) {
      places.set(record.url, record);
    }
  }
  const page = readCount(request.page, 0);
  const hitsPerPage = readCount(request.hitsPerPage, 20);
  return {
    hits: [...places.values()]
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((record) => makeHit(record, words, request)),
    nbHits: places.size,
    nbPages: Math.ceil(places.size / hitsPerPage),
    page,
    hitsPerPage,
    query,
    params: '',
    processingTimeMS: 1,
    exhaustiveNbHits: true,
    index: request.indexName,
    queryID: '0123456789abcdef0123456789abcdef',
  };
}

/**
 * Answers a request body like Algolia, as far as the site uses the answer: it
 * finds the records that contain all words, one per URL. Texts are returned as
 * stored, with the requested tags around matches.
 *
 * @returns the answer, or undefined if an index doesn't exist.
 */
export function answerQueries(
  body: unknown,
  findRecords: FindRecords,
): {results: Fields[]} | undefined {
  const requests: unknown[] =
    isFields(body) && Array.isArray(body.requests) ? body.requests : [];
  const results = requests.filter(isFields).map((request) => {
    const records = findRecords(readText(request.indexName));
    return records && answer(records, request);
  });
  return results.includes(undefined)
    ? undefined
    : {results: results.filter((result) => result !== undefined)};
}
