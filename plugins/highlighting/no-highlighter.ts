// Replaces the module with which the theme loads its highlighter. An alias to
// `false` would do too, but its name holds the folder of the build, and so
// would the numbers of modules: two folders would give two sets of scripts.
export {};
