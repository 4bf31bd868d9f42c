/** Classes that the plugin's scripts add to any page. */
export const OWN_CLASSES = [
  'button',
  'static-first-failure',
  'table-of-contents__link--active',
  'tabs__item--active',
];

/** The elements with these classes, as `createDescriber` describes them. */
export const OWN_ELEMENTS = [
  'div .static-first-failure [role=alert] ^body',
  'p ^div ^.static-first-failure',
  'button .button ^div ^.static-first-failure',
  'a .table-of-contents__link .toc-highlight .table-of-contents__link--active ^li',
  'li .tabs__item .tabs__item--active [role=tab] ^ul ^.tabs',
];
