import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import type {AliasMember, Member, PythonModule} from 'python-reader';
import type {Rule, RuleInput} from './rule';

/** Requires every module to list all of its public names in `__all__`. */
export const checkExports: Rule = (input) => {
  const modules = input.package.modules.filter((module) => module.public);
  const diagnostics = modules.flatMap((module) => checkModule(module, input));
  const exports = modules.flatMap((module) => module.exports ?? []);
  const missing = diagnostics.filter(({ruleId}) => ruleId === 'export-missing');
  return {
    diagnostics,
    measures: [
      {
        label: 'Public names listed in __all__',
        good: exports.length,
        total: exports.length + missing.length,
      },
    ],
  };
};

function checkModule(module: PythonModule, input: RuleInput): Diagnostic[] {
  const file = module.stub ?? module.source;
  if (file === null) {
    return [];
  }
  const offered = module.members.filter((member) => isOffered(member, input));
  if (module.exports === null) {
    return offered.length === 0
      ? []
      : [
          createDiagnostic({
            ruleId: 'export-missing',
            file,
            line: 1,
            reason: `Module ${module.path} has no __all__`,
            note: `Add __all__ = [${offered.map(({name}) => `"${name}"`).join(', ')}].`,
          }),
        ];
  }
  const listed = new Set(module.exports.map(({name}) => name));
  return offered
    .filter(({name}) => !listed.has(name))
    .map((member) => missingDiagnostic(member, module));
}

function missingDiagnostic(member: Member, module: PythonModule): Diagnostic {
  return createDiagnostic({
    ruleId: 'export-missing',
    file: member.location.file,
    line: member.location.line,
    reason: `${member.name} has a public name but is not in __all__ of ${module.path}`,
    note: 'List it in __all__, or start its name with an underscore.',
  });
}

function isOffered(member: Member, {sources}: RuleInput): boolean {
  return (
    member.visibility === 'public' &&
    (member.kind !== 'alias' || isReexport(member, sources))
  );
}

/** In a stub, `import X as X` exports X; a plain import doesn't. */
function isReexport(
  {name, location}: AliasMember,
  sources: RuleInput['sources'],
): boolean {
  if (!location.file.endsWith('.pyi')) {
    return false;
  }
  const lines = (sources.get(location.file) ?? []).slice(
    location.line - 1,
    location.endLine,
  );
  return new RegExp(`\\b${name} +as +${name}\\b`).test(lines.join('\n'));
}
