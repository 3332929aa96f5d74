import type { Listed } from '@/data/store/collection'

/** More packages than a centre ever sells at once, and what the rules let a list ask for. */
export const TEMPLATES_PER_PAGE = 99

export const templateList = (gymId: string): Listed => ({
  path: 'memberPackages',
  gymId,
  where: [],
  orderBy: [],
})
