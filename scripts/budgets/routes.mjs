/** What the browser loads to show a route at all: the page's entry and the chunks that are asked for on sight. */
export const routes = [
  {
    route: '/login',
    limit: 160_000,
    entries: ['index.html', 'src/features/login/LoginPage.tsx'],
  },
  {
    route: '/members',
    limit: 440_000,
    entries: [
      'index.html',
      'src/app/frame/AppFrame.tsx',
      'src/app/composeBackend.ts',
      'src/firebase/firestoreStore.ts',
      'src/session/watchCentre.ts',
      'src/firebase/storageFiles.ts',
      'src/features/members/MembersPage.tsx',
    ],
  },
]
