import type { BusinessType } from '@/domain/gyms/gym'

export const typeNames: Record<BusinessType, string> = { GYM: 'Gym', SKATING: 'Skating' }
