import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import type { PromoForm } from '@/domain/promoCodes/promoForm'
import { FieldShell } from '@/ui/form/FieldShell'
import { useField } from '@/ui/form/useField'
import styles from './promoCodes.module.css'

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** The packages a code is good for: what is on sale, and what was chosen before it left the sale. */
export function PackagesField({ templates }: { templates: readonly PackageTemplate[] }) {
  const label = 'Packages'
  const { id, parts, aria, value, change, leave, ref } = useField<PromoForm>({ name: 'packageIds', label })
  const chosen = textsOf(value)
  const offered = templates.filter(
    (template) => chosen.includes(template.id) || (template.isActive && !template.deleted),
  )
  return (
    <FieldShell
      isGroup
      parts={parts}
      label={label}
      hint={
        offered.length === 0
          ? 'No packages are on sale yet: the code is good for all that come.'
          : chosen.length === 0
            ? 'None chosen: the code is good for every package, also for new ones.'
            : 'The code is good for the chosen packages alone.'
      }
    >
      <div
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={aria['aria-describedby']}
        className={styles.choices}
      >
        {offered.map((template, index) => (
          <label key={template.id} className={styles.choice}>
            <input
              type="checkbox"
              ref={index === 0 ? ref : undefined}
              checked={chosen.includes(template.id)}
              onChange={({ target }) =>
                change(
                  target.checked ? [...chosen, template.id] : chosen.filter((other) => other !== template.id),
                )
              }
              onBlur={leave}
            />
            <span>{template.name}</span>
          </label>
        ))}
      </div>
    </FieldShell>
  )
}
