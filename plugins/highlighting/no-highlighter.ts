// Replaces the module that loads the theme's highlighter. An alias to `false`
// would make module ids, and so the scripts, depend on the path of the build
// folder.
export {};
