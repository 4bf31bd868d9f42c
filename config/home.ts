import type {HomePage} from './identity/home-types';

/** The content of the home page. */
export const home: HomePage = {
  description:
    '{Product} is a platform for federated data science: machine learning and SQL on data that stays with its custodians. Guides, tutorials and the reference of the Python SDK.',
  kind: 'Federated data science',
  lead: '{Product} runs machine learning and SQL where the data is: data custodians run pods beside their data, data scientists send tasks to the pods that they name, and each pod decides whether to run them.',
  actions: [
    {
      label: 'Start in ten minutes',
      to: '/guides/getting-started/quickstart',
    },
    {
      label: 'Read the introduction',
      to: '/guides/getting-started/introduction-to-{product}',
    },
  ],
  install: 'pip install {product}',
  picture: 'src/components/home/Voyage/index.tsx',
  roles: {
    title: 'Choose your path',
    entries: [
      {
        reader: 'Data scientist',
        promise:
          'Query several pods, or train one model on the data of all of them.',
        icon: 'task',
        links: [
          {
            label: 'Run a first query',
            to: '/guides/getting-started/quickstart',
          },
          {
            label: 'Choose a machine-learning task',
            to: '/guides/SDK/for-data-scientists/machine-learning-tasks',
          },
          {
            label: 'Query with SQL',
            to: '/guides/SDK/for-data-scientists/sql-tasks',
          },
        ],
      },
      {
        reader: 'Data custodian',
        promise:
          'Keep the data on your own machine, and decide who can run what on it.',
        icon: 'pod',
        links: [
          {label: 'Set up a pod', to: '/guides/SDK/for-data-custodians'},
          {
            label: 'Decide who can do what',
            to: '/guides/SDK/for-data-custodians/managing-pod-access/authorising-pods',
          },
          {
            label: 'Limit what results reveal',
            to: '/guides/SDK/for-data-custodians/managing-pod-access/privacy-budgets',
          },
        ],
      },
      {
        reader: 'Developer',
        promise:
          'Write your own models, algorithms, protocols, datasources and hooks.',
        icon: 'code',
        links: [
          {label: 'Extend the SDK', to: '/guides/SDK/extending'},
          {label: 'Look up a class', to: '/api/{product}'},
          {label: 'Find any symbol', to: '/api/{product}/symbol-index'},
        ],
      },
    ],
  },
  sample: {
    title: 'Declare a task, and let each pod decide',
    text: 'A task is a few lines of Python. It runs beside the data of every pod that accepts it.',
    steps: [
      {
        name: 'You declare',
        text: 'You name the protocol, the algorithm and the pods.',
      },
      {
        name: 'Each pod decides',
        text: 'It verifies who you are and what you can run, and then executes the task.',
      },
      {
        name: 'You get results',
        text: 'One from each pod that accepts: here two averages, and no individual record.',
      },
    ],
    file: 'src/pages/_program.mdx',
    note: 'A query that selects rows would return them, and a pod can refuse such queries.',
  },
  proof: {
    title: 'What leaves a pod, and what stays',
    sides: [
      {
        title: 'Leaves',
        icon: 'out',
        entries: [
          'The name, description and schema of a dataset',
          'Status, and the logs and progress that are marked for participants',
          'Encrypted messages: parameter updates, metrics, query results, or predictions, which refer to individual records',
          'Individual records, but only if the custodian allows exact SQL, or a report or custom model that returns them',
        ],
      },
      {
        title: 'Stays',
        icon: 'lock',
        entries: [
          'The dataset itself, which is never uploaded or copied',
          'All logs that are not marked for participants',
          'Predictions and report files, if the protocol keeps them on the pod',
          'The private key of the pod',
        ],
      },
    ],
  },
  figures: [
    {
      value: '{kinds of BaseAlgorithmFactory}',
      label: 'built-in algorithms, from SQL to training',
      to: '/guides/SDK/task-elements/algorithms',
    },
    {
      value: '{modules}',
      label: 'modules, each with a page of its own',
      to: '/api/{product}',
    },
    {
      value: '{symbols}',
      label: 'SDK names, documented from source',
      to: '/api/{product}/symbol-index',
    },
    {
      value: '{samples}',
      label: 'Python samples, checked against the SDK',
      to: '/tutorials/introduction',
    },
  ],
  tutorials: {
    title: 'Learn by doing',
    all: {label: 'All tutorials', to: '/tutorials/introduction'},
    entries: [
      {
        title: 'Run a pod',
        gain: 'Connect a table on your own machine, and query it through the pod.',
        to: '/tutorials/connecting-data-and-creating-pods/running-a-pod',
        cover: 'privacy',
        facts: '20 minutes · data custodian',
      },
      {
        title: 'Classify images',
        gain: 'Run a pre-trained network on a pod of images, and read its report.',
        to: '/tutorials/advanced-data-science-tasks/running-an-image-cls-task',
        cover: 'images',
        facts: '20 minutes · data scientist',
      },
      {
        title: 'Train a custom model',
        gain: 'Write a model class, upload it, and train it on the data of a pod.',
        to: '/tutorials/advanced-data-science-tasks/training-a-custom-model',
        cover: 'training',
        facts: '30 minutes · data scientist',
      },
    ],
  },
  closing: {
    title: 'See a pod answer',
    text: 'Start one on your own machine, and send it a first query.',
    action: {
      label: 'Start in ten minutes',
      to: '/guides/getting-started/quickstart',
    },
  },
};
