/**
 * What the browser loads to show a route at all: the page's entry and the chunks that are asked for on sight. `limit` is
 * in bytes of JavaScript gzipped, `mostFiles` counts them: each costs a round trip on a slow line (docs/decisions/0036).
 * `manifest` names a build of its own.
 * @type {{route: string, limit: number, mostFiles: number, manifest?: string, entries: string[]}[]}
 */
export const routes = [
  {
    route: '/enquire',
    limit: 60_000,
    mostFiles: 3,
    manifest: 'enquire.json',
    // App Check's with it, which a project may ask for.
    entries: ['enquire.html', 'src/firebase/appCheckSdk.ts'],
  },
  {
    route: '/login',
    limit: 155_000,
    mostFiles: 5,
    entries: ['index.html', 'src/features/login/LoginPage.tsx'],
  },
  {
    route: '/members',
    limit: 520_000,
    mostFiles: 25,
    entries: [
      'index.html',
      'src/app/frame/AppFrame.tsx',
      'src/app/composeBackend.ts',
      'src/firebase/firestoreStore.ts',
      'src/session/watchGym.ts',
      'src/app/forgetPerson.ts',
      'src/firebase/storageFiles.ts',
      'src/app/MembersScreen.tsx',
      'src/components/upkeep/RecordUpgradeLine.tsx',
    ],
  },
]
