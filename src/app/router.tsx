import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { screenIds, screens, type ScreenId } from '@/domain/access/screens'
import { PageSkeleton } from '@/ui/Skeletons'
import { AccessDenied } from './AccessDenied'
import type { Handle } from './destinationOf'
import { Guard } from './Guard'
import { NotFound } from './NotFound'
import { pages } from './pages'
import { Root } from './Root'
import { BareRouteError, RouteError } from './RouteError'
import { Waiting } from './Waiting'

const screenRoute = (id: ScreenId): RouteObject => ({
  path: screens[id].path,
  handle: { destination: { kind: 'screen', id } } satisfies Handle,
  lazy: async () => ({ Component: (await pages[id]()).default }),
  HydrateFallback: PageSkeleton,
  ErrorBoundary: RouteError,
})

/** Every address of the app; all but /login and /access-denied stand behind the guard. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: BareRouteError,
    children: [
      {
        path: '/login',
        lazy: async () => ({ Component: (await import('@/features/login/LoginPage')).default }),
        HydrateFallback: Waiting,
        ErrorBoundary: BareRouteError,
      },
      { path: '/access-denied', Component: AccessDenied },
      {
        Component: Guard,
        children: [
          { path: '/', handle: { destination: { kind: 'home' } } satisfies Handle, Component: Waiting },
          {
            lazy: async () => ({ Component: (await import('./frame/AppFrame')).AppFrame }),
            HydrateFallback: Waiting,
            ErrorBoundary: BareRouteError,
            children: [
              ...screenIds.map(screenRoute),
              {
                path: '*',
                handle: { destination: { kind: 'unknown' } } satisfies Handle,
                Component: NotFound,
              },
            ],
          },
        ],
      },
    ],
  },
]

export const createRouter = () => createBrowserRouter(routes)
