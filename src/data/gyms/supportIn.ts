import { gymSchema } from '@/domain/gyms/gym'
import type { GymSupport } from '@/domain/gyms/gymSupport'
import type { StoredDocument } from '@/data/store/documentStore'

const schema = gymSchema.pick({ support: true })

/** Of a stored centre: the consent to support and who was in by it; null where there never was one. */
export const supportIn = ({ data }: StoredDocument): GymSupport | null => schema.parse(data).support
