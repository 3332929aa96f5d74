import { useId, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { tidyGstin } from '@/domain/tax/gstin'
import type { TaxRegime } from '@/domain/tax/regime'
import { stateNames } from '@/domain/tax/states'
import { Button } from '@/ui/Button'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import type { SaleForm } from './saleForm'
import styles from './saleFields.module.css'

const states = stateNames.map((name) => ({ value: name, label: name }))

/** For the few customers who want the invoice in the name of their business; outside India a business has no GSTIN. */
export function BusinessFields({ regime }: { regime: TaxRegime }) {
  const { control, getValues } = useFormContext<SaleForm>()
  const isFaulty = useFormState({ control, name: 'customerGstin' }).errors.customerGstin !== undefined
  const [isFilled] = useState(() => getValues('customerGstin') !== '' || getValues('placeOfSupply') !== '')
  const [isAsked, setAsked] = useState(isFilled)
  const isOpen = isAsked || isFaulty
  // Few open them: they are drawn then, and stay with what was typed in them when they are folded again.
  const [isDrawn, setDrawn] = useState(isOpen)
  if (isOpen && !isDrawn) setDrawn(true)
  const id = useId()
  if (regime === 'outsideIndia' && !isFilled && !isFaulty) return null
  return (
    <div className={styles.business}>
      <span className={styles.add}>
        <Button
          size="s"
          kind="quiet"
          icon={isOpen ? 'pi-chevron-down' : 'pi-chevron-right'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setAsked(!isOpen)}
        >
          For a business
        </Button>
      </span>
      <div id={id} hidden={!isOpen} className={styles.businessFields}>
        {isDrawn && (
          <>
            <TextField<SaleForm>
              name="customerGstin"
              label="GSTIN of the customer"
              maxLength={20}
              tidy={tidyGstin}
              hint="15 characters, as on the certificate"
            />
            <SelectField<SaleForm>
              name="placeOfSupply"
              label="Place of supply"
              emptyValue=""
              canClear
              options={states}
              hint="Only where it is another state than the centre’s"
            />
          </>
        )}
      </div>
    </div>
  )
}
