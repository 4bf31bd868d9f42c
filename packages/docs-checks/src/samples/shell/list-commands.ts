import type {PythonPackage, FunctionMember} from 'python-reader';

/**
 * Lists the commands of the SDK's program: the modules in one folder with
 * exactly one public function, which is what the command calls.
 *
 * @param module - path of the folder below the package, such as `scripts`.
 * @returns functions by command name; null if the package has no such folder.
 */
export function listCommands(
  sdk: PythonPackage,
  module: string,
): ReadonlyMap<string, FunctionMember> | null {
  const folder = `${sdk.name}.${module}`;
  if (!sdk.modules.some(({path}) => path === folder)) {
    return null;
  }
  return new Map(
    sdk.modules
      .filter(({path, name}) => path === `${folder}.${name}`)
      .flatMap(({name, members}) => {
        const functions = members.filter(
          (member): member is FunctionMember =>
            member.kind === 'function' && member.public,
        );
        const [only] = functions;
        return only && functions.length === 1 ? [[name, only] as const] : [];
      }),
  );
}
