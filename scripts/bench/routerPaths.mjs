import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screenIds, screens } from '@/domain/access/screens'
import { root } from '../steps/paths.mjs'

/** Every path of the router's table: the screens by their own, the others as they are written there. */
export function routerPaths() {
  const table = readFileSync(join(root, 'src/app/router.tsx'), 'utf8')
  return [...table.matchAll(/\bpath: ([^,\n]+?)[ ,}\n]/g)].flatMap(([, named]) => {
    if (named === 'screens[id].path') return screenIds.map((id) => screens[id].path)
    const [, path] = /^'(.+)'$/.exec(named) ?? []
    if (path === undefined) throw new Error(`router.tsx names ${named}: no test knows which path that is.`)
    return [path]
  })
}
