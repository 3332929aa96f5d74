import { z } from 'zod'
import { refused } from '@/domain/shared/refusal'
import type { LiveQuery } from '@/data/store/live'
import { useLive } from '@/live/useLive'
import { startWork, whyNotNow } from '@/ui/feedback/startWork'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { SelectField } from '@/ui/form/SelectField'
import { attempt } from './attempt'

type Named = { id: string; name: string }

type Props<Use> = {
  record: Named
  /** Those it may be merged into. */
  others: readonly Named[]
  /** `1 expense`, `5 expenses`. */
  countWords: (count: number) => string
  uses: LiveQuery<number>
  /** Everything that names the record. */
  rows: () => AsyncIterable<Use>
  nameOf: (use: Use) => string
  move: (use: Use, intoId: string) => Promise<unknown>
  archive: () => Promise<void>
  onClose: () => void
}

const schema = z.object({ into: z.string().min(1, 'Choose the category that stays') })
type Form = z.infer<typeof schema>

/**
 * Moves everything that names a category to another one and archives it. One after the other, so that it may be stopped:
 * what is moved is moved, and merging again goes on with the rest.
 */
export function MergeRecords<Use>({ record: { name }, others, countWords, uses, ...props }: Props<Use>) {
  const { rows, nameOf, move, archive, onClose } = props
  const used = useLive(uses)
  const count = used.status === 'ready' ? used.value : undefined

  async function merge(into: Named) {
    const { failed, isStopped, brokeOff } = await startWork<Use>({
      title: `Merge ${name} into ${into.name}`,
      count,
      rows: rows(),
      nameOf,
      each: async (use) => void (await move(use, into.id)),
      doneText: (done) => `${countWords(done)} moved to ${into.name}.`,
    })
    if (isStopped || failed.length > 0 || brokeOff !== '') return
    await archive()
    showToast({ text: `${name} is merged into ${into.name} and archived.` })
  }

  return (
    <FormSheet
      as="dialog"
      title={`Merge ${name} into another`}
      schema={schema}
      defaults={{ into: '' }}
      submitLabel="Merge"
      onSubmit={({ into }) => {
        const target = others.find(({ id }) => id === into)
        const reason = whyNotNow()
        if (reason) return Promise.resolve(refused(reason))
        // Not waited for: the work shows by itself how far it is, and this makes room for it.
        if (target) void attempt(() => merge(target))
        return Promise.resolve()
      }}
      onClose={onClose}
    >
      <p>
        {count === 0
          ? `${name} is not used. Merging only archives it.`
          : `This moves ${count === undefined ? 'everything in it' : countWords(count)} to the category that stays, from every month, and archives ${name}.`}
      </p>
      <SelectField<Form>
        name="into"
        label="The category that stays"
        isRequired
        emptyValue=""
        options={others.map((other) => ({ value: other.id, label: other.name }))}
        hint={others.length === 0 ? 'There is no other category in use.' : undefined}
      />
    </FormSheet>
  )
}
