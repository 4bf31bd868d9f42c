// cspell:ignore Sizefor
import type {IndexSettings, SupportedLanguage} from 'algoliasearch';
import {RECORD_LEVELS} from '../records/levels';

/** Creates the settings of the hosted index. */
export function makeSettings(language: SupportedLanguage): IndexSettings {
  return {
    searchableAttributes: [
      'unordered(symbol.name)',
      'unordered(symbol.dotted)',
      // A record's own heading counts more than those above it.
      ...RECORD_LEVELS.map((level) => `unordered(hierarchy_radio.${level})`),
      ...RECORD_LEVELS.map((level) => `unordered(hierarchy.${level})`),
      'unordered(keywords)',
      'content',
      'unordered(symbol.signature)',
      'unordered(hierarchy.lvl0)',
    ],
    attributesForFaceting: [
      'language',
      'docusaurus_tag',
      'version',
      'type',
      'hierarchy.lvl0',
    ],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: [
      ...RECORD_LEVELS.map((level) => `hierarchy.${level}:10`),
      'content:10',
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    // Finds `PodConfig` for `config`, too.
    camelCaseAttributes: ['symbol.name', 'hierarchy_radio', 'content'],
    // One result per place, whichever of its records matches best.
    attributeForDistinct: 'url',
    distinct: true,
    ranking: [
      'words',
      'filters',
      'typo',
      'attribute',
      'proximity',
      'exact',
      'custom',
    ],
    customRanking: ['desc(weight.level)', 'asc(weight.position)'],
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    allowTyposOnNumericTokens: false,
    attributeCriteriaComputedByMinProximity: true,
    minProximity: 1,
    queryLanguages: [language],
    indexLanguages: [language],
    ignorePlurals: [language],
    // A question matches records with most of its words.
    removeStopWords: [language],
    removeWordsIfNoResults: 'allOptional',
    hitsPerPage: 20,
  };
}
