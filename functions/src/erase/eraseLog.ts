import { tenantFilter } from '@/data/store/collection'
import { listWithout, type DocumentStore } from '@/data/store/documentStore'
import { changeEach } from './changeEach'
import type { Traces } from './traces'

/** Who changed what and when stays in the log; what it was does not. An import knows no longer whom it brought. */
export async function eraseLog(store: DocumentStore, { gymId, memberId, leadIds }: Traces): Promise<void> {
  const ids = [memberId, ...leadIds]
  for (const id of ids) {
    await changeEach(
      store,
      { collection: 'auditLogs', where: [tenantFilter(gymId), { field: 'documentId', op: '==', value: id }] },
      ({ data }) => {
        const { values } = data
        return Array.isArray(values) && values.length > 0 ? [{ at: ['values'], value: [] }] : []
      },
    )
  }
  // All of the centre, which are few: nobody asks for them by whom they brought, and their lists are not indexed.
  await changeEach(store, { collection: 'memberImports', where: [tenantFilter(gymId)] }, ({ data }) => {
    const held: unknown = data['ids']
    const isAmong = Array.isArray(held) && ids.some((id) => held.includes(id))
    return isAmong ? [{ at: ['ids'], value: listWithout(...ids) }] : []
  })
  await changeEach(
    store,
    {
      collection: 'attendanceCorrections',
      where: [tenantFilter(gymId), { field: 'personId', op: '==', value: memberId }],
    },
    () => [{ at: ['reason'], value: '' }],
  )
}
