import { useMemo } from 'react'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { attempt } from '@/parts/attempt'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'

export type TemplateActs = {
  duplicate: (template: PackageTemplate) => void
  archive: (template: PackageTemplate) => void
  restore: (template: PackageTemplate) => void
  /** The package follows the centre's dated rates again, as those without a rate of their own. */
  useRateInForce: (template: PackageTemplate) => void
}

/** A free name for the copy of a package is found by whoever looks at the list; the copy is edited at once. */
export function useTemplateActs(existing: readonly PackageTemplate[]): TemplateActs {
  const { gymId } = useCentre()
  const { repositories, store } = useBackend()
  const { memberPackages } = repositories
  return useMemo(() => {
    const run = (work: Promise<void>, done: () => void) => void attempt(() => work.then(done))
    const archive = (template: PackageTemplate) =>
      run(memberPackages.archive(gymId, template.id), () =>
        showToast({
          text: `${template.name} is archived. Who has it keeps it.`,
          undo: () => memberPackages.restore(gymId, template.id),
        }),
      )
    return {
      archive,
      restore: (template) =>
        run(memberPackages.restore(gymId, template.id), () =>
          showToast({ text: `${template.name} is on sale again.` }),
        ),
      useRateInForce(template) {
        run(memberPackages.setTaxRate(gymId, template.id, null), () =>
          showToast({
            text: `${template.name} follows the rate in force.`,
            undo: () => memberPackages.setTaxRate(gymId, template.id, template.taxRate),
          }),
        )
      },
      duplicate(template) {
        if (!existing.some(({ id }) => id === template.id)) return
        run(memberPackages.duplicate(gymId, template.id, store.newId()), () =>
          showToast({ text: `${template.name} (copy) is added. Change its name and price.` }),
        )
      },
    }
  }, [existing, gymId, memberPackages, store])
}
