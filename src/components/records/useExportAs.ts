import { useMemo } from 'react'
import { mayExport, type ExportedRecords } from '@/domain/access/exports'
import { AppError } from '@/domain/shared/appError'
import { useGym } from '@/session/useGym'
import { useBackend, useRole } from '@/session/useSession'
import type { ExportAs } from '@/lists/exportList'

const OFFLINE = "You can't export until you're back online: exports are recorded."
const UNRECORDED = "The export couldn't be recorded, so there is no file. Try again in a moment."

/**
 * How these records are exported under that name, without its ending; undefined where the role may not. `gymId` is whose they
 * are, `PLATFORM` for those of no centre.
 */
export function useExportOf(gymId: string, records: ExportedRecords, fileName: string): ExportAs | undefined {
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

/** The same of the centre that is shown. */
export const useExportAs = (records: ExportedRecords, fileName: string): ExportAs | undefined =>
  useExportOf(useGym().gymId, records, fileName)
