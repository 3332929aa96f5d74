import { packageTemplateSchema, type PackageTemplate } from '@/domain/packages/packageTemplate'
import { upgradeTemplate } from '@/domain/packages/upgradePackage'
import { lowerName, tidy } from '@/domain/shared/text'
import { recordRepository } from '@/data/store/recordRepository'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { mergeRepairs } from '@/data/store/repair'

export const repairTemplate = mergeRepairs(({ id, data }) => upgradeTemplate(id, data).repairs)

/** What a centre sells (SPECIFICATION 3 "Package template"), by name. Who has bought one keeps it when it is archived. */
export const memberPackageRepository = (parts: RepositoryParts) =>
  recordRepository<PackageTemplate>(parts, {
    collection: 'memberPackages',
    schema: packageTemplateSchema,
    upgrade: upgradeTemplate,
    order: (one, other) => (one.nameLower < other.nameLower ? -1 : 1),
    derived: ({ name }) => (name === undefined ? {} : { name: tidy(name), nameLower: lowerName(name) }),
    archived: { isActive: false },
    restored: { isActive: true, deleted: false },
  })
