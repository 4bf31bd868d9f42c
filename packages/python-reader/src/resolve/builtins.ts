/**
 * The builtins that a docstring can state as a type. `callable` is a function, but
 * names a type in prose.
 */
export const BUILTIN_TYPES: ReadonlySet<string> = new Set(
  (
    'object int float complex bool str bytes bytearray memoryview list tuple ' +
    'dict set frozenset range slice type property classmethod staticmethod ' +
    'super enumerate filter map reversed zip Ellipsis NotImplemented ' +
    'callable ' +
    'BaseException BaseExceptionGroup GeneratorExit KeyboardInterrupt ' +
    'SystemExit Exception ArithmeticError AssertionError AttributeError ' +
    'BlockingIOError BrokenPipeError BufferError BytesWarning ' +
    'ChildProcessError ConnectionAbortedError ConnectionError ' +
    'ConnectionRefusedError ConnectionResetError DeprecationWarning ' +
    'EncodingWarning EnvironmentError EOFError ExceptionGroup ' +
    'FileExistsError FileNotFoundError FloatingPointError FutureWarning ' +
    'ImportError ImportWarning IndentationError IndexError ' +
    'InterruptedError IOError IsADirectoryError KeyError LookupError ' +
    'MemoryError ModuleNotFoundError NameError NotADirectoryError ' +
    'NotImplementedError OSError OverflowError PendingDeprecationWarning ' +
    'PermissionError ProcessLookupError PythonFinalizationError ' +
    'RecursionError ReferenceError ResourceWarning RuntimeError ' +
    'RuntimeWarning StopAsyncIteration StopIteration SyntaxError ' +
    'SyntaxWarning SystemError TabError TimeoutError TypeError ' +
    'UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError ' +
    'UnicodeTranslateError UnicodeWarning UserWarning ValueError Warning ' +
    'WindowsError ZeroDivisionError'
  ).split(' '),
);

/** The other builtins, and classes that only type checkers know by these names. */
const OTHERS =
  'abs aiter all anext any ascii bin breakpoint chr compile delattr dir divmod ' +
  'eval exec exit format getattr globals hasattr hash help hex id input ' +
  'isinstance issubclass iter len locals max min next oct open ord pow print ' +
  'quit repr round setattr sorted sum vars ellipsis function';

/** Names that are available in every module without an import. */
export const BUILTINS = new Set([...BUILTIN_TYPES, ...OTHERS.split(' ')]);

/** Names that exist at run time but have no documentation to link to. */
export const IMPLICIT = new Set(
  '__name__ __file__ __doc__ __path__ __spec__ __package__ __dict__ __loader__ __builtins__ __class__ __debug__ reveal_type'.split(
    ' ',
  ),
);
