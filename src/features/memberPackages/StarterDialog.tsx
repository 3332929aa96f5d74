import { useState } from 'react'
import { z } from 'zod'
import { GENERAL_CATEGORY } from '@/domain/packages/packageType'
import { starterTemplates } from '@/domain/packages/starterTemplates'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { MoneyField } from '@/ui/form/NumberField'
import { emptyTemplateForm, fieldsOf, templateFormSchema } from './templateForm'

const price = z
  .number()
  .positive('Enter more than 0, or leave it empty')
  .max(1_000_000, 'Check the amount')
  .nullable()

const starterSchema = z
  .object({ monthly: price, quarterly: price, halfYearly: price, yearly: price })
  .refine((form) => starterTemplates.some(({ field }) => form[field] !== null), {
    path: ['monthly'],
    message: 'Enter at least one price',
  })
type StarterForm = z.infer<typeof starterSchema>

/** The four packages that nearly every centre sells, with prices to be put right (PRODUCT 4, screen 6). */
export function StarterDialog({ onClose }: { onClose: () => void }) {
  const { gymId } = useCentre()
  const { repositories, store } = useBackend()
  const [ids] = useState(() => starterTemplates.map(() => store.newId()))

  async function addPackages(form: StarterForm) {
    const chosen = starterTemplates.flatMap((starter, index) => {
      const typed = form[starter.field]
      const id = ids[index]
      return typed === null || id === undefined ? [] : [{ ...starter, typed, id }]
    })
    for (const { id, name, duration, typed } of chosen) {
      const fields = { ...emptyTemplateForm, name, duration, price: typed, category: GENERAL_CATEGORY }
      await repositories.memberPackages.add(
        gymId,
        id,
        fieldsOf(templateFormSchema.parse({ ...fields, type: 'Non Recurring' })),
      )
    }
    showToast({
      text: chosen.length === 1 ? '1 package is on sale.' : `${chosen.length} packages are on sale.`,
    })
  }

  return (
    <FormSheet
      as="dialog"
      title="Start from the usual four"
      schema={starterSchema}
      defaults={{
        monthly: starterTemplates[0].price,
        quarterly: starterTemplates[1].price,
        halfYearly: starterTemplates[2].price,
        yearly: starterTemplates[3].price,
      }}
      submitLabel="Put on sale"
      onSubmit={addPackages}
      onClose={onClose}
    >
      <p>Put in your prices. Leave one empty to go without it; everything can be changed later.</p>
      {starterTemplates.map(({ field, name }) => (
        <MoneyField<StarterForm> key={field} name={field} label={name} />
      ))}
    </FormSheet>
  )
}
