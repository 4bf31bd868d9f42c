// Stands where the theme would load its highlighter. An alias to `false` would
// do too, but its name holds the folder of the build, and so would the numbers
// that modules get: two folders would give two sets of scripts.
export {};
