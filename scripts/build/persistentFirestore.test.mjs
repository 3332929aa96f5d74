import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { importsOf, sourcesIn } from '../imports/importGraph.mjs'
import { isFirestore } from './persistentFirestore'

const DESK = 'src/firebase/deskStore.ts'

const sources = sourcesIn(fileURLToPath(new URL('../..', import.meta.url)), ['src'])
const imports = importsOf(sources)

/** The file and all that it reaches. */
function reachedFrom(file) {
  const reached = new Set([file])
  for (const one of reached) for (const next of imports[one] ?? []) reached.add(next)
  return [...reached]
}

it('what the desk reaches beside its own copy of Firestore reaches no other copy, or neither would work (decision 13)', () => {
  const usesSdk = (file) => /from '@?firebase\/firestore'/.test(sources[file])
  const reached = reachedFrom(DESK)
  expect(reached.filter((file) => isFirestore(`/${file}`)).length).toBeGreaterThan(3)
  const beside = reached.filter((file) => file !== DESK && !isFirestore(`/${file}`))
  expect(beside.filter((file) => reachedFrom(file).some(usesSdk))).toEqual([])
})
