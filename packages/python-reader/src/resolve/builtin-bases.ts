/** Built-in classes by base class. */
const DERIVED: Record<string, string> = {
  BaseException:
    'Exception BaseExceptionGroup GeneratorExit KeyboardInterrupt SystemExit',
  Exception:
    'ArithmeticError AssertionError AttributeError BufferError EOFError ' +
    'EnvironmentError IOError ImportError LookupError MemoryError NameError ' +
    'OSError ReferenceError RuntimeError StopAsyncIteration StopIteration ' +
    'SyntaxError SystemError TypeError ValueError Warning WindowsError',
  ArithmeticError: 'FloatingPointError OverflowError ZeroDivisionError',
  ImportError: 'ModuleNotFoundError',
  LookupError: 'IndexError KeyError',
  NameError: 'UnboundLocalError',
  OSError:
    'BlockingIOError ChildProcessError ConnectionError FileExistsError ' +
    'FileNotFoundError InterruptedError IsADirectoryError ' +
    'NotADirectoryError PermissionError ProcessLookupError TimeoutError',
  ConnectionError:
    'BrokenPipeError ConnectionAbortedError ConnectionRefusedError ' +
    'ConnectionResetError',
  RuntimeError: 'NotImplementedError PythonFinalizationError RecursionError',
  SyntaxError: 'IndentationError',
  IndentationError: 'TabError',
  ValueError: 'UnicodeError',
  UnicodeError: 'UnicodeDecodeError UnicodeEncodeError UnicodeTranslateError',
  Warning:
    'BytesWarning DeprecationWarning EncodingWarning FutureWarning ' +
    'ImportWarning PendingDeprecationWarning ResourceWarning ' +
    'RuntimeWarning SyntaxWarning UnicodeWarning UserWarning',
  int: 'bool',
};

const BASES = new Map(
  Object.entries(DERIVED).flatMap(([base, names]) =>
    names.split(' ').map((name): [string, string] => [name, base]),
  ),
);

/** The paths of a built-in class's bases, nearest first. */
export function builtinBases(path: string): string[] {
  const [, name = ''] = /^builtins\.(\w+)$/.exec(path) ?? [];
  if (name === 'ExceptionGroup') {
    return ['BaseExceptionGroup', 'Exception', 'BaseException'].map(inBuiltins);
  }
  const base = BASES.get(name);
  return base === undefined
    ? []
    : [inBuiltins(base), ...builtinBases(inBuiltins(base))];
}

function inBuiltins(name: string): string {
  return `builtins.${name}`;
}
