import { fireEvent, render, screen } from '@testing-library/react'
import { z } from 'zod'
import { FeedbackHost } from '../feedback/FeedbackHost'
import { PersonContext } from '../person'
import { DateField } from './DateField'
import { FormSheet } from './FormSheet'
import { MoneyField } from './NumberField'
import { PhoneField } from './PhoneField'
import { TextField } from './TextField'

const schema = z.object({
  phone: z.string().regex(/^\d{10}$/, 'Enter a phone number of 10 digits'),
  name: z.string().trim().min(1, 'Enter the name'),
  dob: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a date like 31/01/1990')
    .nullable(),
  fee: z.number('Enter the fee').nullable(),
})
export type Form = z.output<typeof schema>

export const empty: z.input<typeof schema> = { phone: '', name: '', dob: null, fee: null }

type Options = {
  onSubmit?: (form: Form) => Promise<unknown>
  onClose?: () => void
  canAddAnother?: boolean
  defaults?: z.input<typeof schema>
}

/** A form of the usual fields, with drafts, for the tests of forms. */
export function open({
  onSubmit = () => Promise.resolve(),
  onClose = () => {},
  canAddAnother = false,
  defaults = empty,
}: Options = {}) {
  return render(
    <PersonContext value="asha">
      <FormSheet
        title="New member"
        schema={schema}
        defaults={defaults}
        draftKey="members/new"
        submitLabel="Add member"
        canAddAnother={canAddAnother}
        onSubmit={onSubmit}
        onClose={onClose}
      >
        <PhoneField name="phone" label="Phone" isRequired autoFocus />
        <TextField name="name" label="Name" isRequired />
        <DateField name="dob" label="Date of birth" />
        <MoneyField name="fee" label="Fee" />
      </FormSheet>
      <FeedbackHost />
    </PersonContext>,
  )
}

export const typeInto = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
export const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
export const save = () => fireEvent.click(screen.getByRole('button', { name: 'Add member' }))
