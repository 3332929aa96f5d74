import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { upgradeAll, upgradeCentre, type UpgradeOptions } from '@/data/maintenance/upgradeCentre'
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

/** Upgrades one centre or all of them and tells how it goes; answers with how many records nobody can read. */
export async function main({ projectId, apply, gymId, say }: Migration): Promise<number> {
  const store = adminStore(getFirestore(initializeApp({ projectId })))
  const { tell, end } = progressOf(say)
  const options: UpgradeOptions = { apply, deep: true, onProgress: tell }
  const total = gymId === null ? await upgradeAll(store, options) : await upgradeCentre(store, gymId, options)
  end()
  summaryLines(total, apply).forEach(say)
  return Object.values(total).reduce((sum, { unreadable }) => sum + unreadable.length, 0)
}
