import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import type { RowAction } from '@/ui/list/EntityTable'
import type { TemplateActs } from './useTemplateActs'

/** What may be done to a package by who may edit packages. */
export function templateActions(
  template: PackageTemplate,
  edit: (id: string) => void,
  acts: TemplateActs,
): RowAction[] {
  const isOnSale = template.isActive && !template.deleted
  return [
    { label: 'Edit', icon: 'pi-pencil', key: 'E', run: () => edit(template.id) },
    { label: 'Duplicate', icon: 'pi-copy', run: () => acts.duplicate(template) },
    isOnSale
      ? { label: 'Archive', icon: 'pi-inbox', run: () => acts.archive(template) }
      : { label: 'Put on sale again', icon: 'pi-undo', run: () => acts.restore(template) },
  ]
}
