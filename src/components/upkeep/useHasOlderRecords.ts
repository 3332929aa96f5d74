import { RECORDS_SHAPE } from '@/domain/gyms/gym'
import { useGym } from '@/session/useGym'

/** Whether the centre has records that were not brought up to today's shape yet, asked of no record itself. */
export const useHasOlderRecords = (): boolean => useGym().info.recordsShape !== RECORDS_SHAPE
