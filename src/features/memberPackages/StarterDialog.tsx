import { useMemo, useState } from 'react'
import { z } from 'zod'
import { amountField, type AmountRules } from '@/domain/gyms/greatestAmount'
import { GENERAL_CATEGORY } from '@/domain/packages/packageType'
import { starterPriceOf, starterTemplates } from '@/domain/packages/starterTemplates'
import { memberPackageRepository } from '@/data/memberPackages/memberPackageRepository'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { MoneyField } from '@/ui/form/NumberField'
import { emptyTemplateForm, fieldsOf, templateFormSchema } from './templateForm'

const starterSchema = (rules: AmountRules) => {
  const price = amountField(rules, 'Enter an amount')
    .positive('Enter more than 0, or leave it empty')
    .nullable()
  return z
    .object({ monthly: price, quarterly: price, halfYearly: price, yearly: price })
    .refine((form) => starterTemplates.some(({ field }) => form[field] !== null), {
      path: ['monthly'],
      message: 'Enter at least one price',
    })
}
type StarterForm = z.infer<ReturnType<typeof starterSchema>>

/** The four packages that nearly every centre sells, with prices to be put right (PRODUCT 4, screen 6). */
export function StarterDialog({ onClose }: { onClose: () => void }) {
  const { gymId, settings } = useGym()
  const schema = useMemo(() => starterSchema(settings), [settings])
  const { makeId } = useBackend()
  const memberPackages = useRepository(memberPackageRepository)
  const [ids] = useState(() => starterTemplates.map(() => makeId()))

  async function addPackages(form: StarterForm) {
    const chosen = starterTemplates.flatMap((starter, index) => {
      const typed = form[starter.field]
      const id = ids[index]
      return typed === null || id === undefined ? [] : [{ ...starter, typed, id }]
    })
    for (const { id, name, duration, typed } of chosen) {
      const fields = { ...emptyTemplateForm, name, duration, price: typed, category: GENERAL_CATEGORY }
      await memberPackages.add(
        gymId,
        id,
        fieldsOf(templateFormSchema(settings).parse({ ...fields, type: 'Non Recurring' })),
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
      schema={schema}
      defaults={{
        monthly: starterPriceOf('monthly', settings.currency),
        quarterly: starterPriceOf('quarterly', settings.currency),
        halfYearly: starterPriceOf('halfYearly', settings.currency),
        yearly: starterPriceOf('yearly', settings.currency),
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
