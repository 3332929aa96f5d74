import { useMemo } from 'react'
import { mayExport, type ExportedRecords } from '@/domain/access/exports'
import { AppError } from '@/domain/shared/appError'
import { useCentre } from '@/session/useCentre'
import { useBackend, useRole } from '@/session/useSession'
import type { ExportAs } from '@/ui/list/exportList'

const OFFLINE = "You can't export until you're back online: exports are recorded."
const UNRECORDED = "The export couldn't be recorded, so there is no file. Try again in a moment."

/** How these records are exported under that name, without its ending; undefined where the role may not. */
export function useExportAs(records: ExportedRecords, fileName: string): ExportAs | undefined {
  const { gymId } = useCentre()
  const { api, line } = useBackend()
  const role = useRole()
  return useMemo(() => {
    if (!mayExport(role, records)) return undefined
    const problem = () => (line.read().isUp ? '' : OFFLINE)
    return {
      fileName,
      problem,
      record: async (facts) => {
        const answer = await api.call('recordExport', { gymId, records, ...facts })
        if (answer === undefined) throw new AppError('unavailable', problem() || UNRECORDED)
      },
    }
  }, [api, line, role, gymId, records, fileName])
}
