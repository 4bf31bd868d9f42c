/** Reads the pages of a Docusaurus site in Node. */
export {isSimpleTextDirective} from '../content/directives';
export {showEmoji, showsEmoji} from '../content/emoji';
export {isJsxElement, type JsxElement} from '../content/jsx-elements';
export {toUnicode, type Script} from '../content/raised-text';
export {fullNameOf} from './languages';
export {LINE_MARK} from './line-marks';
export {parseFenceMeta, type FenceMeta} from './fence-meta';
export {
  createPageReader,
  type Page,
  type PageReader,
  type PageSite,
  type ReadOptions,
} from './page-reader';
export {createReport, isPageMessage} from './page-error';
export {mayImportPartials, partialOf, readWithPartials} from './partials';
export {parseMarkdown, type PageFormat} from './parse-markdown';
export {remarkShareTree} from './remark-share-tree';
export {findTitleHeading} from './title-heading';
