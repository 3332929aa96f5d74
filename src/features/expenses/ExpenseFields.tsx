import { useFormContext, useWatch } from 'react-hook-form'
import type { ExpenseCategory } from '@/domain/expenses/expenseCategory'
import { suggestCategories, type LearnedWords } from '@/domain/expenses/suggestCategory'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { hasNoInputCredit } from '@/domain/tax/rateFor'
import { useFileUrl } from '@/components/files/useFileUrl'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { DateField } from '@/ui/form/DateField'
import { FileField } from '@/ui/form/FileField'
import { FieldRow, FormSection } from '@/ui/form/FormSection'
import { MoneyField } from '@/ui/form/NumberField'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { StoredBill } from './StoredBill'
import type { TypedSheet as Form } from './expenseSheet'
import styles from './ExpenseFields.module.css'
import { everyWords, moneyPlaces } from './expenseWords'
import { useExampleExpenses } from './useExampleExpenses'

type Props = {
  /** Those in use; of an expense that is edited its own too. */
  categories: readonly ExpenseCategory[]
  learned: LearnedWords
  /** The Storage path of the bill that stands there; ''. */
  bill: string
  /** Its amount and day are the pay ledger’s. */
  isOfPay?: boolean
}

const same = (text: string) => ({ value: text, label: text })
const everyOptions = Object.entries(everyWords).map(([value, label]) => ({ value, label }))

/** What the words mean, offered while another category, or none, is chosen. */
function Suggestion({ categories, learned }: Pick<Props, 'categories' | 'learned'>) {
  const { setValue } = useFormContext<Form>()
  const [description, vendor, categoryId] = useWatch<Form, ['description', 'vendor', 'categoryId']>({
    name: ['description', 'vendor', 'categoryId'],
  })
  const meant = suggestCategories(`${description} ${vendor}`, categories, learned)[0]
  if (!meant || meant.id === categoryId) return null
  return (
    <span className={styles.suggestion}>
      Looks like {meant.name}.
      <Button
        size="s"
        onClick={() => setValue('categoryId', meant.id, { shouldDirty: true, shouldValidate: true })}
      >
        Use {meant.name}
      </Button>
    </span>
  )
}

/** PRODUCT 4.17: what the tax in the amount is, and whether it comes back, by the day of the expense. */
function useTaxHint(): string {
  const { info, settings, today } = useGym()
  const date = useWatch<Form, 'date'>({ name: 'date' })
  const on = civilDateSchema.safeParse(date).data ?? today
  const hint = 'As on the bill. Leave blank for none'
  return hasNoInputCredit(settings, info.type, on)
    ? `${hint}. You can’t claim it back while you charge 5 % GST`
    : hint
}

/** One column, the amount first. */
export function ExpenseFields({ categories, learned, bill, isOfPay = false }: Props) {
  const { today, settings } = useGym()
  const examples = useExampleExpenses()
  const { setValue } = useFormContext<Form>()
  const isDropped = useWatch<Form, 'dropsBill'>({ name: 'dropsBill' })
  const path = isDropped ? '' : bill
  const url = useFileUrl(path)
  const taxHint = useTaxHint()
  return (
    <>
      <FormSection title="Expense">
        <FieldRow>
          <MoneyField<Form>
            name="amount"
            label="Amount"
            isRequired
            autoFocus={!isOfPay}
            isDisabled={isOfPay}
            {...(isOfPay && { hint: 'Pay is changed in Contributions' })}
          />
          <DateField<Form> name="date" label="Date" isRequired max={today} isDisabled={isOfPay} />
        </FieldRow>
        <TextField<Form> name="description" label="Description" placeholder={examples} autoFocus={isOfPay} />
        <SelectField<Form>
          name="categoryId"
          label="Category"
          isRequired
          emptyValue=""
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          hint={
            categories.length === 0 ? 'There is none yet. Set up the expense categories first.' : undefined
          }
          note={<Suggestion categories={categories} learned={learned} />}
        />
        <TextField<Form> name="vendor" label="Vendor" />
      </FormSection>
      <FormSection title="Payment">
        <FieldRow>
          <SelectField<Form>
            name="modeOfPayment"
            label="Paid by"
            emptyValue=""
            canClear
            options={settings.paymentModes.map(same)}
          />
          <SelectField<Form>
            name="paidFrom"
            label="Paid from"
            emptyValue=""
            canClear
            options={moneyPlaces.map(same)}
          />
        </FieldRow>
        {!isOfPay && (
          <>
            <MoneyField<Form> name="gst" label="Tax in the amount" hint={taxHint} />
            <SegmentedField<Form>
              name="every"
              label="Repeats"
              hint="A draft is prepared each time, for you to confirm"
              options={everyOptions}
            />
          </>
        )}
      </FormSection>
      <FormSection title="Bill">
        <FileField<Form>
          name="bill"
          label="Bill"
          hint="A photo or a PDF, at most 5 MB. Only the owner sees it."
          current={path === '' ? null : <StoredBill path={path} url={url} />}
          onRemoveCurrent={() => setValue('dropsBill', true, { shouldDirty: true })}
        />
      </FormSection>
    </>
  )
}
