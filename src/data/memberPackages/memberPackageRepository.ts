import { packageTemplateSchema, type PackageTemplate } from '@/domain/packages/packageTemplate'
import { upgradeTemplate } from '@/domain/packages/upgradePackage'
import { lowerName, tidy } from '@/domain/shared/text'
import { appErrorOf } from '@/data/store/appErrorOf'
import { changedFields, withoutFields } from '@/data/store/changedFields'
import { pageOf, typedCollection } from '@/data/store/collection'
import { serverTime, type StoreTransaction } from '@/data/store/documentStore'
import type { LiveQuery, PageOf } from '@/data/store/live'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { mergeRepairs, permitted, writeBackWith } from '@/data/store/writeBack'
import { templateList, TEMPLATES_PER_PAGE } from './templateQueries'

/** What the form holds; the rest is made by the repository. Rupees; `taxRate` in percent. */
export type TemplateFields = Pick<
  PackageTemplate,
  | 'name'
  | 'price'
  | 'duration'
  | 'durationType'
  | 'type'
  | 'category'
  | 'description'
  | 'joiningFee'
  | 'taxRate'
  | 'sac'
  | 'freeze'
>

export type MemberPackageRepository = ReturnType<typeof memberPackageRepository>

const templatePath = (id: string) => `memberPackages/${id}`

export const repairTemplate = mergeRepairs(({ id, data }) => upgradeTemplate(id, data).repairs)

const byName = (one: PackageTemplate, other: PackageTemplate) => (one.nameLower < other.nameLower ? -1 : 1)

const named = (fields: TemplateFields) => ({
  ...fields,
  name: tidy(fields.name),
  nameLower: lowerName(fields.name),
})

/** What a centre sells (SPECIFICATION 3 "Package template"). Adding with an id that exists is skipped (SPECIFICATION 5). */
export function memberPackageRepository(parts: RepositoryParts) {
  const { store } = parts
  const templates = typedCollection<PackageTemplate>(parts, {
    collection: 'memberPackages',
    isTenanted: true,
    schema: packageTemplateSchema,
    upgrade({ id, data: stored }) {
      const { data, repairs } = upgradeTemplate(id, stored)
      return { data, isOld: permitted(repairs, 'page') !== null }
    },
    writeBack: writeBackWith(store, repairTemplate),
  })

  async function templateIn(transaction: StoreTransaction, gymId: string, id: string) {
    const stored = await transaction.get(templatePath(id))
    const template = templates.decode(stored)
    if (stored === null || template === null || template.gymId !== gymId)
      throw appErrorOf('not-found', templatePath(id))
    return { stored, template }
  }

  const add = (gymId: string, id: string, fields: TemplateFields): Promise<void> =>
    store.transact(async (transaction) => {
      if ((await transaction.get(templatePath(id))) !== null) return
      transaction.create(templatePath(id), {
        ...named(fields),
        id,
        gymId,
        isActive: true,
        deleted: false,
        createdAt: serverTime,
        updatedAt: serverTime,
      })
    })

  const change = (gymId: string, id: string, changes: Partial<PackageTemplate>): Promise<void> =>
    store.transact(async (transaction) => {
      const { stored, template } = await templateIn(transaction, gymId, id)
      const after = withoutFields({ ...template, ...changes }, 'createdAt', 'updatedAt')
      transaction.update(templatePath(id), [
        ...changedFields(stored.data, after),
        { at: ['updatedAt'], value: serverTime },
      ])
    })

  return {
    /** All of them, archived ones too, by name; read by id, so that older records without a name key are there. */
    list(gymId: string): LiveQuery<PageOf<PackageTemplate>> {
      const page = templates.page(pageOf(templateList(gymId), { pageSize: TEMPLATES_PER_PAGE }))
      return {
        key: page.key,
        watch: (watcher) =>
          page.watch({
            ...watcher,
            next: (value, pending) => watcher.next({ ...value, rows: value.rows.sort(byName) }, pending),
          }),
      }
    },
    add,
    edit: (gymId: string, id: string, fields: TemplateFields): Promise<void> =>
      change(gymId, id, named(fields)),
    /** In percent; null follows the centre's dated rates. What is sold already keeps its own. */
    setTaxRate: (gymId: string, id: string, taxRate: number | null): Promise<void> =>
      change(gymId, id, { taxRate }),
    /** A copy that differs by its name, ready to be edited. */
    async duplicate(gymId: string, sourceId: string, newId: string): Promise<void> {
      const template = await templates.get(gymId, templatePath(sourceId))
      if (template === null) throw appErrorOf('not-found', templatePath(sourceId))
      await add(gymId, newId, { ...fieldsOf(template), name: `${template.name} (copy)` })
    },
    /** Not sold any more; who has it keeps it. */
    archive: (gymId: string, id: string): Promise<void> => change(gymId, id, { isActive: false }),
    restore: (gymId: string, id: string): Promise<void> =>
      change(gymId, id, { isActive: true, deleted: false }),
  }
}

const fieldsOf = ({
  name,
  price,
  duration,
  durationType,
  type,
  category,
  description,
  joiningFee,
  taxRate,
  sac,
  freeze,
}: PackageTemplate): TemplateFields => ({
  name,
  price,
  duration,
  durationType,
  type,
  category,
  description,
  joiningFee,
  taxRate,
  sac,
  freeze,
})
