import type {DeclarationReflection} from 'typedoc';
import {kindClass} from '../../kind-class';
import {SEAMS} from '../../seams';
import {EXAMPLES_ID} from './examples';
import {groupReferences, type ReferenceSection} from './entries';
import {groupMembers, type Groups, SECTIONS} from './groups';
import {kindName} from './kind-name';

/** An item of Docusaurus' table of contents. */
interface ContentsItem {
  /** HTML. */
  value: string;
  id: string;
  level: number;
}

/**
 * A name with the letter of its kind, which breaks between words. It needs no
 * escaping, since Python names have no special characters of HTML.
 */
function symbolItem(
  symbol: DeclarationReflection,
  id: string,
  level: number,
): ContentsItem {
  const {name} = symbol;
  const text = name.split(SEAMS).join('<wbr>');
  const classes = `py-toc ${kindClass(kindName(symbol))}`;
  return {value: `<code class="${classes}">${text}</code>`, id, level};
}

function listClass(symbol: DeclarationReflection): ContentsItem[] {
  const {name} = symbol;
  return [
    symbolItem(symbol, name, 2),
    ...groupMembers(symbol).members.map((member) =>
      symbolItem(member, `${name}.${member.name}`, 3),
    ),
  ];
}

/** The heading of a section, and those of its groups. */
function listReferences(
  section: ReferenceSection,
  groups: Groups,
): ContentsItem[] {
  const {title: value, id} = SECTIONS[section];
  const own = groupReferences(section, groups[section]);
  return own.length === 0
    ? []
    : [
        {value, id, level: 2},
        ...own.map((group) => ({value: group.title, id: group.id, level: 3})),
      ];
}

/**
 * Lists the headings of a page, in order.
 *
 * @param examples the title of the section of examples, if there is one
 */
export function listContents(
  groups: Groups,
  examples?: string,
): ContentsItem[] {
  const sections = (names: readonly (keyof typeof SECTIONS)[]) =>
    names
      .filter((name) => groups[name].length > 0)
      .map((name): ContentsItem => {
        const {title, id} = SECTIONS[name];
        return {value: title, id, level: 2};
      });
  return [
    ...sections(['submodules']),
    ...(examples ? [{value: examples, id: EXAMPLES_ID, level: 2}] : []),
    ...listReferences('reExports', groups),
    ...listReferences('moved', groups),
    ...sections(['listed']),
    ...groups.classes.flatMap(listClass),
    ...groups.functions.map((symbol) => symbolItem(symbol, symbol.name, 2)),
    ...sections(['aliases', 'constants']),
  ];
}

/** The export that replaces Docusaurus' own table of contents. */
export function printContents(items: readonly ContentsItem[]): string {
  return `export const toc = ${JSON.stringify(items)};`;
}
