import {siteOf} from './helpers';

export const SYMBOLS = [
  {
    name: 'Mast',
    dotted: 'ship.deck.Mast',
    kind: 'class',
    url: '/api/ship/deck#Mast',
    aliases: ['ship.rigging.Spar'],
    summary: 'Holds sails.',
  },
  {
    name: 'hoist_sail',
    dotted: 'ship.deck.Mast.hoist_sail',
    kind: 'method',
    url: '/api/ship/deck#Mast.hoist_sail',
    summary: 'Raises one.',
  },
  {
    name: 'TideTableReader',
    dotted: 'ship.deck.TideTableReader',
    kind: 'class',
    url: '/api/ship/deck#TideTableReader',
    summary: 'Reads when to leave.',
  },
];

/** Searches a site with a page or symbol for each kind of query. */
export const search = siteOf(
  [
    {
      url: '/guides/harbour',
      title: 'Harbour rules',
      markdown:
        'Who may enter.\n\n## Authorise a pilot\n\nPilots need permits. A permit lasts a year.\n\n## Pay the toll\n\nTolls are paid on arrival with two anchors down.',
    },
    {
      url: '/guides/install',
      title: 'Installation',
      markdown: 'Put the package in place.\n\n```bash\npip install ship\n```',
    },
    {
      url: '/guides/visual',
      title: 'Visualisation of currents',
      markdown: 'Draws the behaviour of water in colour.',
    },
    {
      url: '/guides/database',
      title: 'The log',
      markdown: 'Entries stand in a database.',
    },
    {
      url: '/tutorials/sailing',
      title: 'Sailing for beginners',
      section: 'Tutorials',
      docusaurus_tag: 'docs-tutorials-current',
      markdown:
        'First steps.\n\n## Tide tables\n\nLearn to read a tide table and a harbour map.',
    },
    {
      url: '/blog/regatta',
      title: 'The regatta',
      section: 'Blog',
      docusaurus_tag: 'default',
      markdown: 'We sailed round the harbour.',
    },
    {
      url: '/api/ship/deck',
      title: 'deck',
      section: 'API Reference',
      docusaurus_tag: 'docs-api-current',
    },
    {url: '/de/hafen', title: 'Harbour auf Deutsch', language: 'de'},
  ],
  SYMBOLS,
);
