import { useMemo } from 'react'
import { gymPackageRepository } from '@/data/gymPackages/gymPackageRepository'
import { isOffered, type RegistrationPackage } from '@/domain/gymPackages/registrationPackage'
import { moveActions } from '@/components/records/moveActions'
import { useRecordActs, type RecordActs, type RecordWords } from '@/components/records/useRecordActs'
import { useRepository } from '@/session/useRepository'
import type { RowAction } from '@/lists/EntityTable'

const words: RecordWords<RegistrationPackage> = {
  archived: ({ name }) => `${name} is retired. Centres that have it keep it and can renew it.`,
  restored: ({ name }) => `${name} is on offer again.`,
  removed: ({ name }) => `${name} is deleted.`,
}

export type GymPackageActs = RecordActs<RegistrationPackage> & {
  setOrders: (places: readonly { id: string; order: number }[]) => Promise<void>
}

export function useGymPackageActs(): GymPackageActs {
  const { setOrders } = useRepository(gymPackageRepository)
  const acts = useRecordActs(gymPackageRepository, words)
  return useMemo(() => ({ ...acts, setOrders }), [acts, setOrders])
}

/** Of what centres have and nobody is offered. */
export const ownTermsActions = (showGyms: () => void): RowAction[] => [
  { label: 'Show its centres', icon: 'pi-building', run: showGyms },
]

type Opens = Record<'edit' | 'duplicate' | 'preview', (offered: RegistrationPackage) => void>

/** What may be done to a package; `offer`: those on offer in their order. */
export function gymPackageActions(
  offered: RegistrationPackage,
  offer: readonly RegistrationPackage[],
  { edit, duplicate, preview }: Opens,
  acts: GymPackageActs,
): RowAction[] {
  return [
    { label: 'Edit', icon: 'pi-pencil', key: 'E', run: () => edit(offered) },
    { label: 'Duplicate', icon: 'pi-copy', key: 'U', run: () => duplicate(offered) },
    { label: 'Preview', icon: 'pi-eye', key: 'V', run: () => preview(offered) },
    ...(isOffered(offered) ? moveActions(offered, offer, acts.setOrders) : []),
    isOffered(offered)
      ? { label: 'Retire', icon: 'pi-inbox', run: () => acts.archive(offered) }
      : { label: 'Offer again', icon: 'pi-undo', run: () => acts.restore(offered) },
    { label: 'Delete', icon: 'pi-trash', isDanger: true, run: () => acts.remove(offered) },
  ]
}
