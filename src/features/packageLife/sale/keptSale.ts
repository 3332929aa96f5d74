import { useState } from 'react'
import type { SaleAct } from '@/domain/invoices/saleRequest'
import { readDraft } from '@/ui/form/draft'
import { usePerson } from '@/ui/person'
import type { PackageScene } from '../usePackageScene'

/**
 * Where a sale is kept that is typed and not sent yet, and the package in it: that one comes back with the price and the day that
 * were typed for it. What completes a sale that the owner has accepted keeps nothing, because its terms stand.
 */
export function useKeptSale(act: SaleAct, { member, accepted }: Pick<PackageScene, 'member' | 'accepted'>) {
  const person = usePerson()
  const draftKey = accepted === null ? `sales/${member.id}/${act}` : undefined
  const [kept] = useState(() =>
    draftKey === undefined ? null : readDraft(person, draftKey, Date.now())?.values['templateId'],
  )
  return { draftKey, keptPackageId: typeof kept === 'string' ? kept : '' }
}
