import { useMemo } from 'react'
import { memberPackageRepository } from '@/data/memberPackages/memberPackageRepository'
import { isOnSale, type PackageTemplate } from '@/domain/packages/packageTemplate'
import { attempt } from '@/components/records/attempt'
import { useRecordActs, type RecordActs, type RecordWords } from '@/components/records/useRecordActs'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import type { RowAction } from '@/lists/EntityTable'

const words: RecordWords<PackageTemplate> = {
  archived: ({ name }) => `${name} is archived. Members who have it keep it.`,
  restored: ({ name }) => `${name} is on sale again.`,
}

export type TemplateActs = RecordActs<PackageTemplate> & {
  duplicate: (template: PackageTemplate) => void
  /** The package follows the centre's dated rates again, as those without a rate of their own. */
  useRateInForce: (template: PackageTemplate) => void
}

export function useTemplateActs(): TemplateActs {
  const { gymId } = useGym()
  const { makeId } = useBackend()
  const templates = useRepository(memberPackageRepository)
  const acts = useRecordActs(memberPackageRepository, words)
  return useMemo(
    () => ({
      ...acts,
      useRateInForce: (template) =>
        acts.change(template, { taxRate: null }, `${template.name} follows the rate in force.`),
      duplicate: (template) =>
        void attempt(async () => {
          const copy = { ...template, name: `${template.name} (copy)`, isActive: true, deleted: false }
          await templates.add(gymId, makeId(), copy)
          showToast({ text: `${copy.name} is added. Change its name and price.` })
        }),
    }),
    [acts, templates, gymId, makeId],
  )
}

/** What may be done to a package by who may edit packages. */
export function templateActions(
  template: PackageTemplate,
  edit: (id: string) => void,
  acts: TemplateActs,
): RowAction[] {
  return [
    { label: 'Edit', icon: 'pi-pencil', key: 'E', run: () => edit(template.id) },
    { label: 'Duplicate', icon: 'pi-copy', run: () => acts.duplicate(template) },
    isOnSale(template)
      ? { label: 'Archive', icon: 'pi-inbox', run: () => acts.archive(template) }
      : { label: 'Put on sale again', icon: 'pi-undo', run: () => acts.restore(template) },
  ]
}
