/**
 * zod compiles its checks by `new Function`, which the page's policy (firebase.json) forbids, and reports to the console
 * when it is tried. This is read when the first schema is made, so it stands before everything else; zod itself is not
 * imported, because /login does without it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
