import type {ReferencePageOptions} from 'docs-checks/reference-pages';
import type {Product} from './identity/types';
import {sampleFacts} from './sdk-files';

/** Where the generated pages go: a folder of the guides. */
export const REFERENCE_FOLDER = 'docs/SDK/reference';

/** The pages that are generated from the SDK, with their introductions. */
export function createReferencePages(product: Product): ReferencePageOptions[] {
  return [
    {
      kind: 'file',
      schema: 'pod',
      file: 'pod-file.mdx',
      title: 'Pod file',
      description:
        'Every key of the file that configures a pod: its type, its default, whether it is required, and what it does.',
      position: 1,
      introduction: `
A pod file describes one pod in YAML: the data that it connects, the names it goes by, and the limits that it enforces. Start the pod with \`{product} run_pod pod.yaml\`. For the steps, see [Connecting data and running pods](../for-data-custodians/setting-up/connecting-data-running-pods.mdx).

The same information is available to editors and other tools as a [JSON Schema](pathname:///schemas/pod.json).`,
      ending: `
## Next steps

- [Task file](./task-file.mdx) lists the keys of the file that describes a task.
- [Command line](./command-line.mdx) describes \`{product} run_pod\`.
- [Errors](./errors.mdx) explains the messages about an invalid file.`,
    },
    {
      kind: 'file',
      schema: 'task',
      file: 'task-file.mdx',
      title: 'Task file',
      description:
        'Every key of the file that describes a task: its type, its default, whether it is required, and what it does.',
      position: 2,
      introduction: `
A task file describes one task in YAML: the pods that it is sent to, and the protocol, algorithm and data structure that it consists of. Run it with \`{product} run_modeller task.yaml\`. For the steps, see [Setting up tasks](../for-data-scientists/setting-up-tasks.mdx).

A placeholder is text such as \`{{ name }}\`, which is replaced by a parameter of the section [\`template\`](#template). The same information is available to editors and other tools as a [JSON Schema](pathname:///schemas/task.json).`,
      ending: `
## Next steps

- [Task elements](../task-elements/index.mdx) helps you choose a protocol and an algorithm.
- [Command line](./command-line.mdx) describes \`{product} run_modeller\`.
- [Errors](./errors.mdx) explains the messages about an invalid file.`,
    },
    {
      kind: 'commands',
      program: product.slug,
      module: sampleFacts.commandModule ?? 'scripts',
      file: 'command-line.mdx',
      title: 'Command line',
      description:
        'Every command of the SDK with its arguments, their types and defaults, an example, and the errors it can report.',
      position: 3,
      introduction: `
Installing the SDK adds the program \`{product}\`. \`{product} --help\` lists its commands, \`{product} <command> --help\` the arguments of one, and \`{product} --version\` prints the version.

Give required arguments in order, or by name as \`--name=value\`. A boolean argument without a value is true. Hyphens and underscores in names are interchangeable.`,
      ending: `
## Next steps

- [Pod file](./pod-file.mdx) and [Task file](./task-file.mdx) list the keys of the files that the commands read.
- [Environment variables](../environment-variables.mdx) lists the settings that apply to all commands.`,
    },
    {
      kind: 'errors',
      file: 'errors.mdx',
      title: 'Errors',
      description:
        'Every exception of the SDK with the messages that you see, what causes each of them, and how to fix it.',
      position: 4,
      introduction: `
Search this site for a message, or for the name of an exception, to find its entry on this page. Names, numbers and paths in the messages are examples: yours differ.`,
      ending: `
## Next steps

- [Troubleshooting](../../general-reference/troubleshooting-faqs.mdx) helps with problems that raise no exception.`,
    },
  ];
}
