import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { makeDashboard } from '@/data/dashboard/keepDashboard'
import { upgradeAll, upgradeGym, type UpgradeOptions } from '@/data/maintenance/upgradeGym'
import type { DocumentStore } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { adminStore } from '../../functions/src/adapters/adminStore'
import { progressOf, summaryLines } from './progressLines'

type Migration = {
  projectId: string
  /** false counts only. */
  apply: boolean
  /** null: every centre. */
  gymId: string | null
  say: (line: string) => void
}

async function everyGym(store: DocumentStore): Promise<string[]> {
  const ids: string[] = []
  for await (const page of pagesOf(store, { collection: 'gyms', where: [], orderBy: [] }))
    ids.push(...page.map(({ id }) => id))
  return ids
}

/** Upgrades one centre or all of them and tells how it goes; answers with how many records nobody can read. */
export async function main({ projectId, apply, gymId, say }: Migration): Promise<number> {
  const store = adminStore(getFirestore(initializeApp({ projectId })))
  const { tell, end } = progressOf(say)
  const options: UpgradeOptions = { apply, deep: true, now: new Date(), onProgress: tell }
  const total = gymId === null ? await upgradeAll(store, options) : await upgradeGym(store, gymId, options)
  if (apply)
    for (const id of gymId === null ? await everyGym(store) : [gymId])
      await makeDashboard(store, id, new Date())
  end()
  summaryLines(total, apply).forEach(say)
  return Object.values(total).reduce((sum, { unreadable }) => sum + unreadable.length, 0)
}
