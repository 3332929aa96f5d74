import { useMemo } from 'react'
import { z } from 'zod'
import { isNameOf } from '@/domain/members/erase'
import type { ListedMember } from '@/domain/members/listedMember'
import { answered } from '@/components/records/answered'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { TextField } from '@/ui/form/TextField'

type Form = { name: string }

/** Each call works for some seconds: nobody has so many visits that these are not enough, and the night goes on. */
const MOST_CALLS = 10

/** Only by the name, because nothing brings a person back (PRODUCT 4.5, DOMAIN 8). */
export function EraseDialog({ member, onClose }: { member: ListedMember; onClose: () => void }) {
  const { api } = useBackend()
  const { gymId } = useGym()
  const { id, name } = member
  const schema = useMemo(
    () =>
      z.object({
        name: z.string().refine((typed) => isNameOf(typed, { name }), `Type ${name} to erase this person`),
      }),
    [name],
  )

  async function erase(form: Form) {
    let isFinished = false
    for (let call = 0; call < MOST_CALLS && !isFinished; call += 1)
      ({ isFinished } = answered(await api.call('eraseMember', { gymId, memberId: id, name: form.name })))
    showToast({
      text: isFinished ? `${name} is erased.` : `${name} is being erased. What is left is done tonight.`,
    })
  }

  return (
    <FormSheet<Form, Form>
      as="dialog"
      title={`Erase ${name}`}
      schema={schema}
      defaults={{ name: '' }}
      submitLabel="Erase for good"
      isDanger
      onClose={onClose}
      onSubmit={erase}
    >
      <p>
        The name, phone, e-mail, address, birth date, guardian, notes, photo and documents are removed for
        good, with the text of every message and the enquiry they came from. At the door’s devices they are
        taken off. Nobody can bring them back.
      </p>
      <p>
        Invoices, credit notes, receipts and the ledger stay as they were printed, with the name on them: tax
        law asks you to keep them for six years after the yearly return. The member code, the visits and the
        packages stay without a name.
      </p>
      <TextField<Form> name="name" label="Name of the member" hint={`Type ${name}`} isRequired autoFocus />
    </FormSheet>
  )
}
