import type { ListedMember } from '@/domain/members/listedMember'
import { listedWith } from '@/domain/members/fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'

/** A member with a package until that day, bought from this template, for the tests of the dashboard. */
export const memberUntil = (
  id: string,
  endDate: string,
  templateId = 'monthly',
  fields: Parameters<typeof listedWith>[0] = {},
): ListedMember =>
  listedWith({
    id,
    name: id,
    lastVisitOn: civil('2026-11-19'),
    currentPackage: packageWith({
      packageId: templateId,
      startDate: civil('2026-09-01'),
      endDate: civil(endDate),
    }),
    ...fields,
  })
